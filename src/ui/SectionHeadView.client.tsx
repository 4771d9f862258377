'use client'

import type { ReactNode } from 'react'
import { langProps } from '@/i18n/untranslated'
import styles from './SectionHead.module.css'

export interface SectionHeadProps {
  kicker?: string | null
  title: string
  text?: string | null
  children?: ReactNode
}

/**
 * A client component to reduce the page size: flight data contains its short props instead of its elements.
 */
export function SectionHeadView(props: SectionHeadProps) {
  const { children, kicker, text, title } = props
  return (
    <div className={styles.head}>
      <div>
        {kicker && (
          <p className="kicker" {...langProps(props, 'kicker')}>
            {kicker}
          </p>
        )}
        <h2 {...langProps(props, 'title')}>{title}</h2>
      </div>
      {(text || children) && (
        <div className="stack">
          {text && (
            <p className="lede" {...langProps(props, 'text')}>
              {text}
            </p>
          )}
          {children}
        </div>
      )}
    </div>
  )
}

import type { ReactNode } from 'react'
import type { Locale } from '@/rules/locales'
import { defined } from '@/ui/defined'
import { Scallop } from '@/ui/Ornaments'
import { Picture } from '@/ui/Picture'
import type { MaybeMedia } from '@/ui/picture'
import { unbroken } from '@/ui/unbroken'
import styles from './PageHead.module.css'

interface Props {
  crumbs?: ReactNode
  title: string
  lang?: Locale
  text?: string | null
  picture?: MaybeMedia
  children?: ReactNode
}

export function PageHead({ children, crumbs, lang, picture, text, title }: Props) {
  return (
    <>
      <div
        className={`upright jali on-dark ${styles.head}`}
        data-pictured={picture ? true : undefined}
      >
        <Picture
          decorative
          first
          media={picture}
          sizes="(max-width: 51.25rem) 105vw, 100vw"
          upright={{ sizes: '100vw', when: 'not all and (min-width: 40rem)' }}
        />
        <div className={`wrap flow ${styles.words}`}>
          {crumbs}
          <h1 {...defined({ lang })}>{unbroken(title)}</h1>
          {text && <p className={styles.text}>{text}</p>}
          {children && <div className="row">{children}</div>}
        </div>
      </div>
      <Scallop colour="ivory" />
    </>
  )
}

import type { ReactNode } from 'react'
import styles from './SectionHead.module.css'

interface Props {
  kicker?: string | null
  title: string
  text?: string | null
  children?: ReactNode
}

export function SectionHead({ children, kicker, text, title }: Props) {
  return (
    <div className={styles.head}>
      <div>
        {kicker && <p className="kicker">{kicker}</p>}
        <h2>{title}</h2>
      </div>
      {(text || children) && (
        <div className={styles.end}>
          {text && <p className="lede">{text}</p>}
          {children}
        </div>
      )}
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './Prose.module.css'

interface Props {
  children: ReactNode
  /** Stands beside the text, above it on a phone. */
  side: ReactNode
  className?: string
  id?: string
  lang?: string
}

/** A column of text as wide as the eye likes it, and what belongs beside it. */
export function ProsePart({ children, className = '', id, lang, side }: Props) {
  return (
    <section className={`${styles.part} ${className}`} id={id} lang={lang}>
      <div className={styles.side}>{side}</div>
      <div className={styles.prose}>{children}</div>
    </section>
  )
}

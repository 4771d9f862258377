import type { ReactNode } from 'react'
import { Scallop } from '@/components/ui/Scallop'
import styles from './PageHead.module.css'

interface Props {
  kicker?: string
  title: string
  text?: string
  children?: ReactNode
}

/** The dark head that pages other than Home begin with. */
export function PageHead({ children, kicker, text, title }: Props) {
  return (
    <>
      <div className={`${styles.head} on-dark`}>
        <div className="wrap">
          {kicker && <p className="kicker">{kicker}</p>}
          <h1>{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
          {children && <div className={`row ${styles.actions}`}>{children}</div>}
        </div>
      </div>
      <Scallop colour="ivory" />
    </>
  )
}

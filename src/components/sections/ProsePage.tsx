import type { ReactNode } from 'react'
import styles from './Prose.module.css'

export function ProsePage({ children }: { children: ReactNode }) {
  return <div className={`wrap ${styles.place}`}>{children}</div>
}

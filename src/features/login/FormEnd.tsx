import { type ReactNode } from 'react'
import styles from './form.module.css'
import type { Stage } from './Stage'

interface Props {
  children: ReactNode
  stage: Stage
  status: string
}

/** The button that sends a form, and the line that says what came of it. */
export function FormEnd({ children, stage, status }: Props) {
  const waiting = stage === 'busy' || stage === 'done'
  return (
    <>
      <button aria-disabled={waiting} className={styles.submit} data-busy={waiting} type="submit">
        {children}
      </button>
      <p aria-live="polite" className={styles.status} data-stage={stage} role="status">
        {status}
      </p>
    </>
  )
}

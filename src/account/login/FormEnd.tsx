import type { ReactNode } from 'react'
import styles from './form.module.css'

interface Props {
  children: ReactNode
  stage: LoginStage
  status: string
}

export function FormEnd({ children, stage, status }: Props) {
  const waiting = stage === 'busy' || stage === 'done'
  return (
    <>
      <button
        aria-disabled={waiting}
        className={`btn btn-fill ${styles.submit}`}
        data-busy={waiting}
        type="submit"
      >
        {children}
      </button>
      <p aria-live="polite" className={styles.status} data-stage={stage} role="status">
        {status}
      </p>
    </>
  )
}

export type LoginStage = 'ready' | 'busy' | 'failed' | 'done'

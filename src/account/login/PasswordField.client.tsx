'use client'

import { useId, useState } from 'react'
import { login } from '@/i18n/en/account'
import styles from './form.module.css'
import notes from './notes.module.css'

interface Props {
  autoComplete: 'current-password' | 'new-password'
  autoFocus?: boolean
  hint?: string
  label: string
  problem?: string
}

export function PasswordField({ autoComplete, autoFocus, hint, label, problem }: Props) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const about = problem ?? hint

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.secret}>
        <input
          aria-describedby={about && `${id}-about`}
          aria-invalid={problem ? true : undefined}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          id={id}
          name="password"
          required
          type={shown ? 'text' : 'password'}
        />
        <button onClick={() => setShown(!shown)} type="button">
          {shown ? login.hide : login.show}
          <span className={styles.unseen}> {login.ofPassword}</span>
        </button>
      </div>
      {about && (
        <p className={problem ? notes.problem : notes.hint} id={`${id}-about`}>
          {about}
        </p>
      )}
    </div>
  )
}

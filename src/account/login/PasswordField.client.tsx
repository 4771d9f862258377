'use client'

import { useId, useState } from 'react'
import { login } from '@/i18n/en/account'
import styles from './form.module.css'

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
    <div className="field">
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
        <button className="plain" onClick={() => setShown(!shown)} type="button">
          {shown ? login.hide : login.show}
          <span className="unseen"> {login.ofPassword}</span>
        </button>
      </div>
      {about && (
        <p className={problem ? 'problem' : 'fine'} id={`${id}-about`}>
          {about}
        </p>
      )}
    </div>
  )
}

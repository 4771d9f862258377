'use client'

import { useId, useState } from 'react'
import { en } from '@/messages/en'
import styles from './form.module.css'

export function PasswordField() {
  const id = useId()
  const [shown, setShown] = useState(false)

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{en.login.password}</label>
      <div className={styles.secret}>
        <input
          autoComplete="current-password"
          id={id}
          name="password"
          required
          type={shown ? 'text' : 'password'}
        />
        <button onClick={() => setShown(!shown)} type="button">
          {shown ? en.login.hide : en.login.show}
          <span className={styles.unseen}> {en.login.ofPassword}</span>
        </button>
      </div>
    </div>
  )
}

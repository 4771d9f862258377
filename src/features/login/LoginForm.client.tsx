'use client'

import { useState, type SubmitEvent } from 'react'
import { en } from '@/messages/en'
import { enterPanel } from './enterPanel'
import styles from './form.module.css'
import { PasswordField } from './PasswordField.client'
import { signIn } from './signIn'

type Stage = 'ready' | 'busy' | 'failed' | 'done'

export function LoginForm({ target }: { target: string }) {
  const [stage, setStage] = useState<Stage>('ready')
  const [status, setStatus] = useState('')
  const waiting = stage === 'busy' || stage === 'done'

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (waiting) return
    const data = new FormData(event.currentTarget)
    setStage('busy')
    setStatus('')
    const result = await signIn({
      email: String(data.get('email')),
      password: String(data.get('password')),
    })
    setStage(result.signedIn ? 'done' : 'failed')
    setStatus(result.status)
    if (result.signedIn) enterPanel(target)
  }

  return (
    // A form sent before the script has loaded must not carry the password in the address.
    <form className={styles.form} method="post" onSubmit={submit}>
      <label className={styles.field}>
        {en.login.email}
        <input autoComplete="username" autoFocus name="email" required type="email" />
      </label>
      <PasswordField />
      <button aria-disabled={waiting} className={styles.submit} data-busy={waiting} type="submit">
        {en.login.submit}
      </button>
      <p aria-live="polite" className={styles.status} data-stage={stage} role="status">
        {status}
      </p>
    </form>
  )
}

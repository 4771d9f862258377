'use client'

import { useState, type SubmitEvent } from 'react'
import { login, password as passwordWords } from '@/i18n/en/account'
import { paths } from '@/paths'
import { enterPanel } from './enterPanel'
import styles from './form.module.css'
import notes from './notes.module.css'
import { FormEnd } from './FormEnd'
import { PasswordField } from './PasswordField.client'
import { signIn } from './signIn'
import type { Stage } from './FormEnd'

export function LoginForm({ target }: { target: string }) {
  const [stage, setStage] = useState<Stage>('ready')
  const [status, setStatus] = useState('')

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (stage === 'busy' || stage === 'done') return
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
        {login.email}
        <input autoComplete="username" autoFocus name="email" required type="email" />
      </label>
      <PasswordField autoComplete="current-password" label={login.password} />
      <a className={notes.aside} href={paths.forgotPassword()}>
        {passwordWords.forgotten}
      </a>
      <FormEnd stage={stage} status={status}>
        {login.submit}
      </FormEnd>
    </form>
  )
}

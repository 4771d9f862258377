'use client'

import { useId, useState, type SubmitEvent } from 'react'
import { login, password as passwordWords } from '@/i18n/en/account'
import { paths } from '@/paths'
import { Field } from '@/ui/Field'
import { enterPanel } from './enterPanel'
import styles from './form.module.css'
import { FormEnd } from './FormEnd'
import type { LoginStage } from './FormEnd'
import { PasswordField } from './PasswordField.client'
import { signIn } from './signIn'

export function LoginForm({ target }: { target: string }) {
  const id = useId()
  const [stage, setStage] = useState<LoginStage>('ready')
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
    // Without JavaScript, the form must not put the password into the address.
    <form className="fields" method="post" onSubmit={submit}>
      <Field id={id} label={login.email}>
        <input autoComplete="username" autoFocus id={id} name="email" required type="email" />
      </Field>
      <PasswordField autoComplete="current-password" label={login.password} />
      <a className={styles.aside} href={paths.forgotPassword()}>
        {passwordWords.forgotten}
      </a>
      <FormEnd stage={stage} status={status}>
        {login.submit}
      </FormEnd>
    </form>
  )
}

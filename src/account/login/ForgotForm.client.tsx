'use client'

import { useId, useState, type SubmitEvent } from 'react'
import { RESET_LINK_MINUTES } from '@/account/sessionDurations'
import { login, password as words } from '@/i18n/en/account'
import { paths } from '@/paths'
import { Field } from '@/ui/Field'
import styles from './form.module.css'
import { FormEnd } from './FormEnd'
import type { LoginStage } from './FormEnd'
import { postToUsers } from './signIn'

export function ForgotForm() {
  const id = useId()
  const [stage, setStage] = useState<LoginStage>('ready')
  const [status, setStatus] = useState('')

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (stage === 'busy') return
    const email = new FormData(event.currentTarget).get('email')
    setStage('busy')
    setStatus('')
    const { reason } = await postToUsers('forgot-password', { email })
    setStage(reason === null ? 'ready' : 'failed')
    setStatus(reason === null ? words.forgot.sent(RESET_LINK_MINUTES) : words.forgot.failed(reason))
  }

  return (
    <form className="fields" method="post" onSubmit={submit}>
      <p className="fine">{words.forgot.lede}</p>
      <Field id={id} label={login.email}>
        <input autoComplete="username" autoFocus id={id} name="email" required type="email" />
      </Field>
      <FormEnd stage={stage} status={status}>
        {words.forgot.submit}
      </FormEnd>
      <a className={styles.aside} href={paths.login()}>
        {words.back}
      </a>
    </form>
  )
}

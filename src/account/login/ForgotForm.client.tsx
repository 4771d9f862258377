'use client'

import { useState, type SubmitEvent } from 'react'
import { RESET_LINK_MINUTES } from '@/rateLimit/rules'
import { login, password as words } from '@/i18n/en/account'
import { paths } from '@/paths'
import { askUsers } from './signIn'
import styles from './form.module.css'
import notes from './notes.module.css'
import { FormEnd } from './FormEnd'
import type { Stage } from './FormEnd'

export function ForgotForm() {
  const [stage, setStage] = useState<Stage>('ready')
  const [status, setStatus] = useState('')

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (stage === 'busy') return
    const email = new FormData(event.currentTarget).get('email')
    setStage('busy')
    setStatus('')
    const { reason } = await askUsers('forgot-password', { email })
    setStage(reason === null ? 'ready' : 'failed')
    setStatus(reason === null ? words.forgot.sent(RESET_LINK_MINUTES) : words.forgot.failed(reason))
  }

  return (
    <form className={styles.form} method="post" onSubmit={submit}>
      <p className={notes.lede}>{words.forgot.lede}</p>
      <label className={styles.field}>
        {login.email}
        <input autoComplete="username" autoFocus name="email" required type="email" />
      </label>
      <FormEnd stage={stage} status={status}>
        {words.forgot.submit}
      </FormEnd>
      <a className={notes.aside} href={paths.login()}>
        {words.back}
      </a>
    </form>
  )
}

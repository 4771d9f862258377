'use client'

import { useState, type SubmitEvent } from 'react'
import { access, password as passwordWords } from '@/i18n/en/account'
import { paths } from '@/paths'
import { PASSWORD_MIN_LENGTH } from '@/rules/fieldValues'
import { enterPanel } from './enterPanel'
import { ExpiredLink } from './ExpiredLink'
import { FormEnd } from './FormEnd'
import type { LoginStage } from './FormEnd'
import { PasswordField } from './PasswordField.client'
import { postToUsers } from './signIn'

const words = passwordWords.reset
const tooShort = access.passwordShort(PASSWORD_MIN_LENGTH)

export function ResetForm({ token }: { token: string }) {
  const [stage, setStage] = useState<LoginStage | 'expired'>('ready')
  const [problem, setProblem] = useState<string>()
  const [status, setStatus] = useState('')

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (stage === 'busy' || stage === 'done') return
    const form = event.currentTarget
    const password = String(new FormData(form).get('password'))
    setStatus('')
    setProblem(undefined)
    if (password.length < PASSWORD_MIN_LENGTH) return refuse(form, tooShort)
    setStage('busy')
    const { field, reason, status: code } = await postToUsers('reset-password', { password, token })
    if (code === 403) return setStage('expired')
    if (field === 'password' && reason) return refuse(form, reason)
    setStage(reason === null ? 'done' : 'failed')
    setStatus(reason === null ? words.done : words.failed(reason))
    if (reason === null) enterPanel(paths.admin())
  }

  function refuse(form: HTMLFormElement, reason: string) {
    setStage('failed')
    setProblem(reason)
    form.querySelector<HTMLInputElement>('[name=password]')?.focus()
  }

  if (stage === 'expired') return <ExpiredLink announce />
  return (
    <form className="fields" method="post" noValidate onSubmit={submit}>
      <PasswordField
        autoComplete="new-password"
        autoFocus
        hint={words.hint(PASSWORD_MIN_LENGTH)}
        label={words.label}
        problem={problem}
      />
      <p className="fine">{words.everywhere}</p>
      <FormEnd stage={stage} status={status}>
        {words.submit}
      </FormEnd>
    </form>
  )
}

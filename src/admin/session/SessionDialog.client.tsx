'use client'

import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { signIn } from '@/features/login/signIn'
import { login } from '@/messages/en/login'
import { sessions } from '@/messages/en/sessions'

const { ended } = sessions

interface Props {
  email: string
  onLeave: () => void
  onSignedIn: () => void
}

/** Stands over the page, which keeps what was typed, until somebody has signed in again. */
export function SessionDialog({ email, onLeave, onSignedIn }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const [status, setStatus] = useState('')

  useEffect(() => open(dialog.current), [])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const data = new FormData(event.currentTarget)
    setBusy(true)
    setStatus('')
    const result = await signIn({
      email: String(data.get('email')),
      password: String(data.get('password')),
    })
    setBusy(false)
    if (result.signedIn) onSignedIn()
    else setStatus(result.status)
  }

  return (
    <dialog
      aria-describedby={`${id}-text`}
      aria-labelledby={`${id}-title`}
      className="session-dialog"
      onCancel={(event) => event.preventDefault()}
      onClose={() => open(dialog.current)}
      ref={dialog}
    >
      <h2 id={`${id}-title`}>{ended.title}</h2>
      <p id={`${id}-text`}>{ended.text}</p>
      <form method="post" onSubmit={submit}>
        <label>
          {login.email}
          <input autoComplete="username" defaultValue={email} name="email" required type="email" />
        </label>
        <label>
          {login.password}
          <input autoComplete="current-password" name="password" required type="password" />
        </label>
        <p aria-live="polite" className="session-dialog__status" role="status">
          {status}
        </p>
        <div>
          <button className="desk-button" onClick={onLeave} type="button">
            {ended.leave}
          </button>
          <button aria-disabled={isBusy} className="desk-button session-dialog__go" type="submit">
            {ended.submit}
          </button>
        </div>
      </form>
    </dialog>
  )
}

/** The e-mail is there already. */
function open(dialog: HTMLDialogElement | null) {
  dialog?.showModal()
  dialog?.querySelector<HTMLInputElement>('[name=password]')?.focus()
}

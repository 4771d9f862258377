'use client'

import { useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { signIn } from '@/account/login/signIn'
import { login, sessions } from '@/i18n/en/account'
import { dashboard } from '@/i18n/en/dashboard'
import { watchRefusals } from '@/platform/watchRefusals'
import { Button } from '@/ui/panel/Button'
import { Dialog } from '@/ui/panel/Dialog'
import { isSignedIn } from './checkServerFunction'
import { goToLogin, onSignOutElsewhere } from './signOut'
import { hasUnsavedWork, useExpiry, useSessionEnd } from './useSessionEnd'

export function SessionWatch({ children }: { children: ReactNode }) {
  const { refresh } = useRouter()
  const { fetchFullUser, user } = useAuth()
  const { end, goOn, leave, lost } = useSessionEnd()
  const signedIn = Boolean(user)

  useExpiry(async () => {
    if (await isSignedIn().catch(() => true)) await fetchFullUser()
    else await end()
  })

  useEffect(() => {
    if (!signedIn) return
    const { dataset } = document.documentElement
    const check = async () => {
      if (await isSignedIn()) return true
      void end()
      return false
    }
    const seen = () => {
      if (document.visibilityState === 'visible') check().catch(() => undefined)
    }
    // The Back button may show this page from the browser's cache. It stays hidden until the server confirms
    // the session.
    const leaving = () => void (dataset.session = 'checking')
    const back = async (event: PageTransitionEvent) => {
      if (!event.persisted) return
      const confirmed = await check().catch(() => window.location.reload())
      if (!confirmed) return
      delete dataset.session
      refresh()
    }
    const unlisten = onSignOutElsewhere(() => (hasUnsavedWork() ? void end() : goToLogin()))
    const unwatch = watchRefusals(async ({ changes }) => {
      if (await isSignedIn()) return false
      return end({ keepPage: changes })
    })
    document.addEventListener('visibilitychange', seen)
    window.addEventListener('pagehide', leaving)
    window.addEventListener('pageshow', back)
    return () => {
      unlisten()
      unwatch()
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('pagehide', leaving)
      window.removeEventListener('pageshow', back)
    }
  }, [end, refresh, signedIn])

  return (
    <>
      {children}
      {lost && <SessionDialog email={lost.email} onLeave={leave} onSignedIn={goOn} />}
      <p className="session-wait">{dashboard.loading}</p>
    </>
  )
}

const { ended } = sessions

interface Props {
  email: string
  onLeave: () => void
  onSignedIn: () => void
}

function SessionDialog({ email, onLeave, onSignedIn }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
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
    <Dialog
      className="session-dialog"
      onCancel={(event) => event.preventDefault()}
      onClose={() => open(dialog.current)}
      ref={dialog}
      text={<p>{ended.text}</p>}
      title={ended.title}
    >
      <form className="desk-stack" method="post" onSubmit={submit}>
        <label className="desk-field">
          {login.email}
          <input autoComplete="username" defaultValue={email} name="email" required type="email" />
        </label>
        <label className="desk-field">
          {login.password}
          <input autoComplete="current-password" name="password" required type="password" />
        </label>
        <p aria-live="polite" className="desk-alarm" role="status">
          {status}
        </p>
        <div className="desk-dialog__buttons desk-row">
          <Button onClick={onLeave}>{ended.leave}</Button>
          <Button aria-disabled={isBusy} look="main" type="submit">
            {ended.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function open(dialog: HTMLDialogElement | null) {
  dialog?.showModal()
  dialog?.querySelector<HTMLInputElement>('[name=password]')?.focus()
}

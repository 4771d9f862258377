'use client'

import { useState } from 'react'
import { createPortal } from 'react-dom'
import { dashboard } from '@/i18n/en/dashboard'
import { Alert } from '@/ui/panel/Alert'
import { Button } from '@/ui/panel/Button'
import { goToLogin, signOut, announceSignOut } from './signOut'

const { logout, retry } = dashboard

export function LogoutButton({ className }: { className: string }) {
  const [stage, setStage] = useState<'ready' | 'busy' | 'failed'>('ready')

  async function logOut() {
    if (stage === 'busy') return
    setStage('busy')
    try {
      await signOut()
    } catch (error) {
      console.error('Error logging out:', error)
      setStage('failed')
      return
    }
    console.info(logout.done)
    announceSignOut()
    goToLogin()
  }

  return (
    <>
      <button aria-disabled={stage === 'busy'} className={className} onClick={logOut} type="button">
        {logout.button}
      </button>
      {stage === 'failed' &&
        // Rendered in the body, since the menu around the button scrolls and slides.
        createPortal(
          <div className="desk-toasts logout-alert">
            <Alert role="alert" text={logout.hint} title={logout.failed}>
              <Button autoFocus onClick={logOut}>
                {retry}
              </Button>
              <Button onClick={() => setStage('ready')}>{logout.close}</Button>
            </Alert>
          </div>,
          document.body,
        )}
    </>
  )
}

'use client'

import { useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, type ReactNode } from 'react'
import { dashboard } from '@/messages/en/dashboard'
import { goToLogin } from './goToLogin'
import { hasUnsavedWork } from './hasUnsavedWork'
import { isSignedIn } from './isSignedIn'
import { SessionDialog } from './SessionDialog.client'
import { onSignOutElsewhere } from './signOutChannel'
import { useExpiry } from './useExpiry'
import { useSessionEnd } from './useSessionEnd'
import { watchRefusals } from './watchRefusals'

/** A session that ended anywhere ends here: in another tab, by time, or before this page came back. */
export function SessionWatch({ children }: { children: ReactNode }) {
  const { refresh } = useRouter()
  const { fetchFullUser, user } = useAuth()
  const { end, goOn, leave, lost } = useSessionEnd()
  const signedIn = Boolean(user)

  useExpiry(async () => {
    // Another tab may have made the session longer.
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
    // The browser may keep this page and show it again on Back: it then shows nothing until the
    // server has confirmed the session.
    const leaving = () => void (dataset.session = 'checking')
    const back = async (event: PageTransitionEvent) => {
      if (!event.persisted) return
      const confirmed = await check().catch(() => window.location.reload())
      if (!confirmed) return
      delete dataset.session
      refresh()
    }
    const forget = onSignOutElsewhere(() => (hasUnsavedWork() ? void end() : goToLogin()))
    const unwatch = watchRefusals(async ({ changes }) => {
      if (await isSignedIn()) return false
      return end({ keepPage: changes })
    })
    document.addEventListener('visibilitychange', seen)
    window.addEventListener('pagehide', leaving)
    window.addEventListener('pageshow', back)
    return () => {
      forget()
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

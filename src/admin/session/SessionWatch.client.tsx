'use client'

import { useAuth } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, type ReactNode } from 'react'
import { en } from '@/messages/en'
import { paths } from '@/paths'
import { goToLogin } from './goToLogin'
import { isSignedIn } from './isSignedIn'
import { onSignOutElsewhere } from './signOutChannel'

/** A session that ended anywhere ends here: in another tab, by time, or before this page came back. */
export function SessionWatch({ children }: { children: ReactNode }) {
  const { refresh } = useRouter()
  const signedIn = Boolean(useAuth().user)

  useEffect(() => {
    if (!signedIn) return
    const { dataset } = document.documentElement
    const check = async () => {
      if (await isSignedIn()) return true
      window.location.replace(paths.login(window.location.pathname + window.location.search))
      return false
    }
    const seen = () => {
      if (document.visibilityState === 'visible') check().catch(() => undefined)
    }
    // The browser may keep this page and show it again on Back: it then shows nothing until the
    // server has confirmed the session.
    const leave = () => void (dataset.session = 'checking')
    const back = async (event: PageTransitionEvent) => {
      if (!event.persisted) return
      const confirmed = await check().catch(() => window.location.reload())
      if (!confirmed) return
      delete dataset.session
      refresh()
    }
    const forget = onSignOutElsewhere(() => goToLogin())
    document.addEventListener('visibilitychange', seen)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', back)
    return () => {
      forget()
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', back)
    }
  }, [refresh, signedIn])

  return (
    <>
      {children}
      <p className="session-wait">{en.dashboard.loading}</p>
    </>
  )
}

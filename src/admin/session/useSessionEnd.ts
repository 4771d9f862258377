import { useAuth, useModal } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { paths } from '@/paths'
import { giveUpUnsavedWork, hasUnsavedWork, watchTyping } from './hasUnsavedWork'

/** Payload's question whether to stay logged in. */
const QUESTION = 'stay-logged-in'

interface Lost {
  email: string
  id: number | string
}

/** What happens when the session is gone: a dialog over unsaved work, else the login page. */
export function useSessionEnd() {
  const { fetchFullUser, user } = useAuth()
  const { closeModal } = useModal()
  const pathname = usePathname()
  const [lost, setLost] = useState<Lost | null>(null)
  const waiting = useRef<((again: boolean) => void)[]>([])
  const person = useRef<Lost | null>(null)

  useEffect(() => watchTyping(), [pathname])
  useEffect(() => {
    if (user) person.current = { email: String(user.email ?? ''), id: user.id }
  }, [user])

  /** Resolves true once the same person is signed in again. */
  const end = useCallback(({ keepPage = false } = {}): Promise<boolean> => {
    if (!person.current || !(keepPage || hasUnsavedWork())) {
      window.location.replace(loginPath())
      return Promise.resolve(false)
    }
    setLost(person.current)
    return new Promise((resolve) => waiting.current.push(resolve))
  }, [])

  async function goOn() {
    const now = await fetchFullUser()
    if (now?.id !== lost?.id) {
      giveUpUnsavedWork()
      return window.location.reload()
    }
    closeModal(QUESTION)
    setLost(null)
    for (const resolve of waiting.current.splice(0)) resolve(true)
  }

  function leave() {
    giveUpUnsavedWork()
    window.location.replace(loginPath())
  }

  return { end, goOn, leave, lost }
}

const loginPath = () => paths.login(window.location.pathname + window.location.search)

import { useAuth, useModal } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { paths } from '@/paths'

const QUESTION = 'stay-logged-in'

interface EndedSession {
  email: string
  id: number | string
}

export function useSessionEnd() {
  const { fetchFullUser, user } = useAuth()
  const { closeModal } = useModal()
  const pathname = usePathname()
  const [lost, setLost] = useState<EndedSession | null>(null)
  const waiting = useRef<((again: boolean) => void)[]>([])
  const person = useRef<EndedSession | null>(null)

  useEffect(() => watchTyping(), [pathname])
  useEffect(() => {
    if (user) person.current = { email: String(user.email ?? ''), id: user.id }
  }, [user])

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

const BEFORE_MS = 1000
const AFTER_MS = 500
/** In milliseconds; longer delays overflow a timer. */
const LONGEST_MS = 20 * 24 * 60 * 60 * 1000

/**
 * Payload leaves the page when the session expires, and unsaved input is lost. So shortly before, this gives
 * Payload a later expiry time.
 */
export function useExpiry(onExpired: () => void) {
  const { setUser, tokenExpirationMs, user } = useAuth()
  const expired = useEffectEvent(onExpired)
  const putOff = useEffectEvent(() => {
    const exp = Math.floor((Date.now() + LONGEST_MS) / 1000)
    if (user) setUser({ exp, user } as Parameters<typeof setUser>[0])
  })

  useEffect(() => {
    const left = (tokenExpirationMs ?? Infinity) - Date.now()
    if (left > LONGEST_MS - BEFORE_MS) return
    const timer = setTimeout(
      () => {
        putOff()
        setTimeout(() => expired(), BEFORE_MS + AFTER_MS)
      },
      Math.max(0, left - BEFORE_MS),
    )
    return () => clearTimeout(timer)
  }, [tokenExpirationMs])
}

const typed = new Set<HTMLInputElement | HTMLTextAreaElement>()

/** Not unsaved work: Payload's forms report their own changes, and searches contain none. */
const OTHER = '[type=search], [type=password], [role=search] *, .search-filter *, .render-fields *'

function watchTyping() {
  const remember = ({ target }: Event) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (isField && !target.matches(OTHER)) typed.add(target)
  }
  document.addEventListener('input', remember, true)
  return () => {
    typed.clear()
    document.removeEventListener('input', remember, true)
  }
}

/** Asks all components with unsaved work: they cancel `beforeunload`, as Payload's forms do. */
export function hasUnsavedWork(): boolean {
  const question = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(question)
  return (
    question.defaultPrevented || [...typed].some(({ isConnected, value }) => isConnected && value)
  )
}

function giveUpUnsavedWork() {
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true)
}

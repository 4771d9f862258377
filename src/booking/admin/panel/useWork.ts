import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import type { Booking } from '@/payload-types'
import { paths } from '@/paths'
import { ChangeFailed } from '../sendChange'
import type { OpenRequest, Undo } from './contexts'

/** What is said after a try: that it is done, or why it is not. */
export type Said =
  | { kind: 'done'; text: string; undo?: Partial<Booking> | Undo }
  | { kind: 'failed'; error: ChangeFailed }

interface Done {
  said: string
  undo?: Partial<Booking> | Undo
}

/** Runs what the panel does to a request, tells how it went, and reads the page again. */
export function useWork(known: number) {
  const { refresh } = useRouter()
  const latest = useRef(known)
  const [said, say] = useState<Said | null>(null)

  useEffect(() => {
    latest.current = Math.max(latest.current, known)
  }, [known])

  async function attempt(work: () => Promise<Booking | undefined>, { said: text, undo }: Done) {
    try {
      const saved = await work()
      // A higher one also holds what somebody else did, which this page does not show yet.
      if (saved?.revision === latest.current + 1) latest.current += 1
      say({ kind: 'done', text, undo })
      refresh()
      return true
    } catch (error) {
      if (!(error instanceof ChangeFailed)) throw error
      say({ kind: 'failed', error })
      if (error.failure === 'changedMeanwhile') refresh()
      return false
    }
  }

  return { attempt, revision: () => latest.current, said, say }
}

/** An answer moves only what was new, and only that is there to be taken back. */
export function undoAnswer({ status }: Pick<OpenRequest, 'status'>) {
  return status === 'new' ? ({ status: 'new' } as const) : undefined
}

/** And back to this address afterwards: what was typed waits on the device. */
export function goToSignIn() {
  const { pathname, search } = window.location
  window.location.assign(paths.login(pathname + search))
}

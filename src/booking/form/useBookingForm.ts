import { useEffect, useState } from 'react'
import { isPartGone, loadChunk, reportChunkError } from '@/ui/loadChunk'
import type { BookingForm } from './BookingForm'

/** In milliseconds; then another way is offered. */
const PATIENCE_MS = 8000

interface Options {
  address: string
  open: boolean
}

export function useBookingForm({ address, open }: Options) {
  const [Form, setForm] = useState<typeof BookingForm>()
  const [state, setState] = useState<'loading' | 'slow' | 'failed'>('loading')
  useEffect(() => {
    if (!open || Form) return
    let isCurrent = true
    const timer = setTimeout(() => setState('slow'), PATIENCE_MS)
    loadBookingForm().then(
      (loaded) => {
        if (isCurrent) setForm(() => loaded.BookingForm)
      },
      async (error: unknown) => {
        reportChunkError(error)
        const gone = await isPartGone(error)
        if (!isCurrent) return
        if (gone) location.assign(address)
        else setState('failed')
      },
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
      setState('loading')
    }
  }, [address, Form, open])
  return { Form, state }
}

export const loadBookingForm = () => loadChunk(() => import('./formChunk'))

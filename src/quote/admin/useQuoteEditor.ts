import { useCallback, useEffect, useReducer, useRef } from 'react'
import { asChangeFailed, type ChangeFailed } from '@/booking/admin/bookingApi'
import type { StoredQuote } from '@/quote/rules/quote'
import { draftOf } from '@/quote/rules/quoteState'
import { editQuote, isUnsaved, type QuoteEdit, type QuoteEvent } from './editQuote'
import { readQuote, saveQuoteDraft } from './quoteApi'
import { forgetSaved, keepQuote } from './quoteDrafts'

/** In milliseconds after the last change. */
const SAVE_AFTER_MS = 900

const RETRY_AFTER_MS = 15_000

interface Editing {
  booking: string
  onSaved: (quote: StoredQuote) => void
  start: () => QuoteEdit
}

export function useQuoteEditor({ booking, onSaved, start }: Editing) {
  const [state, dispatch] = useReducer(editQuote, undefined, start)
  const latest = useRef(state)
  const running = useRef<Promise<StoredQuote | undefined>>(undefined)

  useEffect(() => {
    latest.current = state
    keepQuote(booking, state)
  }, [booking, state])

  const send = useCallback(async (): Promise<StoredQuote | undefined> => {
    const { content, revision } = latest.current
    dispatch({ kind: 'saving', content })
    try {
      const quote = await saveQuoteDraft(booking, { content, revision })
      forgetSaved(booking, content)
      dispatch({ kind: 'saved', content, revision: quote.revision })
      onSaved(quote)
      return quote
    } catch (error) {
      dispatch(await eventOf(asChangeFailed(error), booking))
      return undefined
    }
  }, [booking, onSaved])

  /** Runs one save at a time. Changes during a save are saved after it. */
  const save = useCallback(() => {
    running.current ??= send().finally(() => (running.current = undefined))
    return running.current
  }, [send])

  /** Saves all changes before another step. Undefined when they could not be saved. */
  const saveAll = useCallback(async () => {
    await running.current
    return save()
  }, [save])

  const { conflict, notSaved, saving } = state
  const isDue = isUnsaved(state) && !saving && !conflict

  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(() => void save(), notSaved ? RETRY_AFTER_MS : SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isDue, notSaved, save, state.content])

  useEffect(() => {
    const flush = () => {
      const now = latest.current
      if (isUnsaved(now) && !now.conflict) void save()
    }
    const hidden = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('pagehide', flush)
    window.addEventListener('online', flush)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('pagehide', flush)
      window.removeEventListener('online', flush)
      flush()
    }
  }, [save])

  return { dispatch, save, saveAll, state }
}

/** Shows a conflict with the stored quote. If that cannot be read, saving is retried later. */
async function eventOf({ kind }: ChangeFailed, booking: string): Promise<QuoteEvent> {
  if (kind !== 'conflict') return { kind: 'notSaved', reason: kind }
  try {
    const theirs = await readQuote(booking)
    const content = theirs && draftOf(theirs.versions)?.content
    return { kind: 'conflict', content, revision: theirs?.revision ?? 0 }
  } catch {
    return { kind: 'notSaved', reason: 'failed' }
  }
}

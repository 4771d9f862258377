'use client'

import { useEffect, useSyncExternalStore } from 'react'
import type { Locale } from '@/rules/locales'
import { bookSelector, choiceOf } from '@/ui/bookChoice'
import type { BusinessContact } from '@/ui/forms/problems'
import { reportChunkError } from '@/ui/loadChunk'
import { BookingDialog, type DialogArt, type DialogWords } from './BookingDialog'
import { bookingParts, loadBookingParts, useOpening } from './bookingParts'
import type { BookingState } from './bookingState'
import { rememberCampaign } from './campaign'
import { isBookingKept } from './keptNames'
import { focusPageForm } from './pageFormId'
import { StatusBar } from './StatusBar'

interface Props {
  art?: DialogArt
  contact: BusinessContact
  locale: Locale
  words: DialogWords
}

export function BookingHost({ art, contact, locale, words }: Props) {
  const parts = useSyncExternalStore(
    bookingParts.subscribe,
    bookingParts.get,
    bookingParts.getOnServer,
  )
  const { form, sent } = useBookingState(parts?.bookingStore)
  const { opening, setOpening, state } = useOpening()

  useEffect(() => {
    const openInPlace = (event: MouseEvent) => {
      const link = linkToOpen(event)
      if (!link) return
      event.preventDefault()
      if (focusPageForm()) return
      const choice = choiceOf(link)
      const store = bookingParts.get()?.bookingStore
      if (store) store.open(choice)
      else setOpening({ address: link.href, choice })
    }
    const sendWaiting = () => bookingParts.get()?.bookingStore.sendWaiting(locale)
    rememberCampaign()
    if (isBookingKept()) {
      loadBookingParts().then(({ bookingStore }) => bookingStore.resume(locale), reportChunkError)
    }
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener('click', openInPlace, { signal })
    document.addEventListener('pointerover', loadAhead, { signal })
    window.addEventListener('online', sendWaiting, { signal })
    for (const sign of signsOfInterest) {
      window.addEventListener(sign, loadEarly, { once: true, signal })
    }
    return () => listeners.abort()
  }, [locale, setOpening])

  const close = () => {
    setOpening(undefined)
    parts?.bookingStore.close()
  }
  const edit = () => {
    if (sent?.frame !== 'page' || !focusPageForm()) parts?.bookingStore.edit()
  }
  const shown = form || sent?.edited ? undefined : sent
  return (
    <>
      <BookingDialog
        art={art}
        contact={contact}
        form={form}
        onAsk={(dialog) => {
          if (!dialog || !form || !parts?.confirmLeave(dialog, form)) close()
        }}
        onClosed={close}
        opening={opening}
        state={state}
        words={words}
      >
        {form && parts && (
          <>
            <parts.BookingForm
              contact={contact}
              draft={form.draft}
              key={form.draft.key}
              locale={locale}
              onChange={parts.bookingStore.typed}
              onClear={parts.bookingStore.clear}
              onSend={(draft) => void parts.bookingStore.send(draft, 'dialog', locale)}
              problems={form.problems}
              unsent={form.unsent}
            />
            <parts.LeaveDialog locale={locale} onBack={parts.bookingStore.hide} onLeave={close} />
          </>
        )}
      </BookingDialog>
      <StatusBar isAlert={shown?.state === 'failed'}>
        {shown && parts && (
          <parts.StatusNotices contact={contact} locale={locale} onEdit={edit} sent={shown} />
        )}
      </StatusBar>
    </>
  )
}

interface Store {
  subscribe: (listener: () => void) => () => void
  get: () => BookingState
}

const nothing: BookingState = {}
const noStore: Store = { get: () => nothing, subscribe: () => () => undefined }

function useBookingState({ get, subscribe }: Store = noStore) {
  return useSyncExternalStore(subscribe, get, noStore.get)
}

/** A failure of an early attempt is ignored; the dialog reports it later. */
function loadEarly() {
  loadBookingParts().catch(() => undefined)
}

/**
 * The first of these events loads the code of the form, so that a visitor who only reads the first screen
 * does not download it.
 */
const signsOfInterest = ['keydown', 'pointermove', 'scroll']

function loadAhead(event: PointerEvent) {
  if (bookLink(event)) loadEarly()
}

function linkToOpen(event: MouseEvent) {
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (elsewhere || event.button !== 0 || event.defaultPrevented) return null
  return bookLink(event)
}

function bookLink(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element
    ? event.target.closest<HTMLAnchorElement>(bookSelector())
    : null
}

'use client'

import { useEffect, useSyncExternalStore } from 'react'
import type { BusinessContact } from '@/components/forms/BusinessContact'
import { bookSelector, choiceOf } from '@/components/layout/bookChoice'
import type { PictureSource } from '@/components/ui/picture'
import type { Locale } from '@/domain/locales'
import { BookingDialog } from './BookingDialog'
import { bookingStore } from './bookingStore'
import { rememberCampaign } from './campaign'
import { focusPageForm } from './pageForm'
import { loadBookingForm } from './loadBookingForm'
import { StatusBar } from './StatusBar'

interface Props {
  art?: PictureSource
  contact: BusinessContact
  locale: Locale
}

/** Turns every Book link of the page into the dialog, and says how a request went. */
export function BookingHost({ art, contact, locale }: Props) {
  const { form, sent } = useSyncExternalStore(
    bookingStore.subscribe,
    bookingStore.get,
    bookingStore.getOnServer,
  )
  useEffect(() => {
    const sendWaiting = () => bookingStore.sendWaiting(locale)
    rememberCampaign()
    bookingStore.resume(locale)
    document.addEventListener('click', openInPlace)
    document.addEventListener('pointerover', loadAhead)
    window.addEventListener('online', sendWaiting)
    const idle = window.setTimeout(loadForm, 3000)
    return () => {
      document.removeEventListener('click', openInPlace)
      document.removeEventListener('pointerover', loadAhead)
      window.removeEventListener('online', sendWaiting)
      window.clearTimeout(idle)
    }
  }, [locale])

  const edit = () => {
    if (sent?.frame !== 'page' || !focusPageForm()) bookingStore.edit()
  }
  return (
    <>
      <BookingDialog art={art} form={form} locale={locale} />
      <StatusBar
        contact={contact}
        locale={locale}
        onEdit={edit}
        sent={form || sent?.edited ? undefined : sent}
      />
    </>
  )
}

/** The dialog that waits for it tells of a failure; an early attempt that fails is none. */
function loadForm() {
  loadBookingForm().catch(() => undefined)
}

function loadAhead(event: PointerEvent) {
  if (bookLink(event)) loadForm()
}

function openInPlace(event: MouseEvent) {
  const link = bookLink(event)
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  if (!link || elsewhere || event.button !== 0 || event.defaultPrevented) return
  event.preventDefault()
  // Where the form is the page, what is typed there stays.
  if (focusPageForm()) return
  bookingStore.open(choiceOf(link))
}

function bookLink(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element
    ? event.target.closest<HTMLAnchorElement>(bookSelector())
    : null
}

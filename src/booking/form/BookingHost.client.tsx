'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import type { BusinessContact } from '@/ui/forms/problems'
import { bookSelector, choiceOf } from '@/site/layout/bookChoice'
import type { PictureSource } from '@/ui/picture'
import type { Locale } from '@/i18n/locales'
import { BookingDialog, type DialogWords } from './BookingDialog'
import { bookingStore } from './bookingStore'
import { rememberCampaign } from './draft'
import { paths } from '@/paths'
import { focusPageForm } from './pageForm'
import { loadBookingForm } from './useBookingForm'
import { StatusBar } from './StatusBar'

interface Props {
  art?: PictureSource
  contact: BusinessContact
  locale: Locale
  words: DialogWords
}

export function BookingHost({ art, contact, locale, words }: Props) {
  const { form, sent } = useSyncExternalStore(
    bookingStore.subscribe,
    bookingStore.get,
    bookingStore.getOnServer,
  )
  const [address, setAddress] = useState(paths.booking(locale))
  useEffect(() => {
    const openInPlace = (event: MouseEvent) => {
      const link = linkToOpen(event)
      if (!link) return
      event.preventDefault()
      if (focusPageForm()) return
      setAddress(link.href)
      bookingStore.open(choiceOf(link))
    }
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
      <BookingDialog
        address={address}
        art={art}
        contact={contact}
        form={form}
        locale={locale}
        words={words}
      />
      <StatusBar
        contact={contact}
        locale={locale}
        onEdit={edit}
        sent={form || sent?.edited ? undefined : sent}
      />
    </>
  )
}

/** An early attempt that fails is silent; the dialog reports a failure. */
function loadForm() {
  loadBookingForm().catch(() => undefined)
}

function loadAhead(event: PointerEvent) {
  if (bookLink(event)) loadForm()
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

'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, useActionState, useEffect, useState, useSyncExternalStore } from 'react'
import { formMessages } from '@/i18n/formMessages'
import { paths } from '@/paths'
import type { Locale } from '@/rules/locales'
import { whatsappLink } from '@/rules/phone'
import { newKey } from '@/ui/forms/deviceDraft'
import type { BusinessContact, FieldProblem } from '@/ui/forms/problems'
import { useKept } from '@/ui/forms/useKept'
import * as bookingChunk from './bookingChunk'
import styles from './BookingPageForm.module.css'
import { giveBookingParts } from './bookingParts'
import type { ChosenName } from './ChosenChips'
import { describeDraft } from './describeDraft'
import { type BookingDraft, type BookingValues, emptyBooking, readForm, withChoice } from './draft'
import { pageFormId } from './pageFormId'
import { submitBooking } from './submitBooking'

const { BookingForm, bookingStore } = bookingChunk

interface BookingPageFormProps {
  address: string
  contact: BusinessContact
  draft: BookingDraft
  dropLinks: Partial<Record<ChosenName, string>>
  formToken: string
  locale: Locale
}

const none: FieldProblem[] = []

export function BookingPageForm({
  address,
  contact,
  draft,
  dropLinks,
  formToken,
  locale,
}: BookingPageFormProps) {
  const [posted, action] = useActionState(submitBooking, undefined, address)
  const { sent } = useSyncExternalStore(
    bookingStore.subscribe,
    bookingStore.get,
    bookingStore.getOnServer,
  )
  const router = useRouter()
  const [fresh, setFresh] = useState<BookingDraft>()
  const kept = useKept(() => keptFor(draft))
  const own = sent?.frame === 'page' ? sent : undefined
  const reference = own?.state === 'saved' ? own.reference : undefined

  // The notices come with the form, because they must also work without a connection.
  useEffect(() => void giveBookingParts(bookingChunk), [])
  useEffect(() => {
    if (!reference) return
    bookingStore.dismiss()
    router.push(paths.bookingReceived(locale, reference))
  }, [locale, reference, router])

  const clear = () => {
    bookingStore.close()
    setFresh({ ...draft, key: newKey(), values: emptyBooking })
  }
  const earlier = fresh ? undefined : kept
  const shown = fresh ?? kept ?? { ...draft, ...posted?.draft }
  return (
    <div id={pageFormId}>
      {posted?.serverMessage && (
        <p className="problem" role="alert">
          {posted.serverMessage}
        </p>
      )}
      <BookingForm
        contact={contact}
        action={action}
        busy={own?.state === 'sending'}
        draft={shown}
        dropLinks={dropLinks}
        formToken={formToken}
        key={(fresh ?? kept)?.key}
        locale={locale}
        onChange={bookingStore.typed}
        onClear={clear}
        onSend={(next) => void bookingStore.send(next, 'page', locale)}
        problems={own?.state === 'rejected' ? own.problems : (posted?.problems ?? none)}
        unsent={earlier !== undefined}
      />
      <TalkInstead contact={contact} draft={shown} locale={locale} />
    </div>
  )
}

function keptFor(draft: BookingDraft): BookingDraft | undefined {
  const earlier = bookingStore.kept()?.draft
  const isUntouched = JSON.stringify(pageFormValues()) === JSON.stringify(draft.values)
  return earlier && isUntouched ? withChoice(earlier, draft) : undefined
}

function pageFormValues(): BookingValues | undefined {
  const form = document.querySelector<HTMLFormElement>(`#${pageFormId} form`)
  return form ? readForm(new FormData(form)) : undefined
}

interface TalkInsteadProps {
  contact: BusinessContact
  draft: BookingDraft
  locale: Locale
}

function TalkInstead({ contact, draft, locale }: TalkInsteadProps) {
  const { booking: words } = formMessages(locale)
  const { phone, whatsapp } = contact
  if (!phone && !whatsapp) return null
  const chat = (next: BookingDraft) =>
    whatsappLink(whatsapp ?? '', words.chat(describeDraft(next, locale)))
  const carryTyped = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const values = pageFormValues()
    if (values) currentTarget.href = chat({ ...draft, values })
  }
  return (
    <div className={`row ${styles.place}`}>
      <p>{words.talk}</p>
      <div className="row">
        {whatsapp && (
          <a
            className="btn btn-line"
            href={chat(draft)}
            onClick={carryTyped}
            rel="noopener noreferrer"
            target="_blank"
          >
            {words.whatsapp}
          </a>
        )}
        {phone && (
          <a className="btn btn-line" href={phone.href}>
            {words.call} {phone.label}
          </a>
        )}
      </div>
    </div>
  )
}

'use client'

import { useRouter } from 'next/navigation'
import { useActionState, useEffect, useSyncExternalStore } from 'react'
import type { FieldProblem } from '@/components/forms/FieldProblem'
import type { Locale } from '@/domain/locales'
import { paths } from '@/paths'
import type { BookingDraft } from './BookingDraft'
import { BookingForm } from './BookingForm'
import { bookingStore } from './bookingStore'
import type { ChoiceName } from './ChosenChips'
import { pageFormId } from './pageForm'
import { submitBooking } from './submitBooking'
import { bookingWords } from './words'

interface Props {
  /** Where the page is, with what was chosen on the way: the form without scripts returns there. */
  address: string
  draft: BookingDraft
  dropLinks: Partial<Record<ChoiceName, string>>
  locale: Locale
}

const none: FieldProblem[] = []

/** The form as a page: with scripts it is sent as from the dialog, without them by the action. */
export function BookingPageForm({ address, draft, dropLinks, locale }: Props) {
  const [posted, action] = useActionState(submitBooking, undefined, address)
  const { sent } = useSyncExternalStore(
    bookingStore.subscribe,
    bookingStore.get,
    bookingStore.getOnServer,
  )
  const router = useRouter()
  const own = sent?.frame === 'page' ? sent : undefined
  const reference = own?.state === 'saved' ? own.reference : undefined

  useEffect(() => {
    if (!reference) return
    bookingStore.dismiss()
    router.push(paths.bookingReceived(locale, reference))
  }, [locale, reference, router])

  const { failed } = bookingWords(locale).booking
  const problems = own?.state === 'rejected' ? own.problems : (posted?.problems ?? none)
  return (
    <div id={pageFormId}>
      {posted?.failed && (
        <p className="problem" role="alert">
          {failed}
        </p>
      )}
      <BookingForm
        action={action}
        busy={own?.state === 'sending'}
        draft={{ ...draft, ...posted?.draft }}
        dropLinks={dropLinks}
        locale={locale}
        onSend={(next) => void bookingStore.send(next, 'page', locale)}
        problems={problems}
      />
    </div>
  )
}

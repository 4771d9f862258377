'use client'

import { useRouter } from 'next/navigation'
import { useActionState, useEffect, useState, useSyncExternalStore } from 'react'
import type { BusinessContact } from '@/components/forms/BusinessContact'
import type { FieldProblem } from '@/components/forms/FieldProblem'
import { newKey } from '@/components/forms/newKey'
import { useKept } from '@/components/forms/useKept'
import type { Locale } from '@/domain/locales'
import { paths } from '@/paths'
import { emptyValues, withChoice, type BookingDraft } from './BookingDraft'
import { BookingForm } from './BookingForm'
import { bookingStore } from './bookingStore'
import type { ChoiceName } from './ChosenChips'
import { focusPageForm, pageFormId, pageFormIs } from './pageForm'
import { submitBooking } from './submitBooking'
import { TalkInstead } from './TalkInstead'

interface Props {
  /** Where the page is, with what was chosen on the way: the form without scripts returns there. */
  address: string
  contact: BusinessContact
  draft: BookingDraft
  dropLinks: Partial<Record<ChoiceName, string>>
  /** For the form without scripts; with them the page asks for one itself. */
  formToken: string
  locale: Locale
}

const none: FieldProblem[] = []

/** The form as a page: with scripts it is sent as from the dialog, without them by the action. */
export function BookingPageForm({ address, contact, draft, dropLinks, formToken, locale }: Props) {
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

  useEffect(() => {
    if (!reference) return
    bookingStore.dismiss()
    router.push(paths.bookingReceived(locale, reference))
  }, [locale, reference, router])

  const clear = () => {
    bookingStore.close()
    setFresh({ ...draft, key: newKey(), values: emptyValues })
    requestAnimationFrame(focusPageForm)
  }
  const earlier = fresh ? undefined : kept
  const shown = fresh ?? kept ?? { ...draft, ...posted?.draft }
  return (
    <div id={pageFormId}>
      {posted?.told && (
        <p className="problem" role="alert">
          {posted.told}
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

/** What was typed here before comes back, unless the visitor was faster than the script. */
function keptFor(draft: BookingDraft): BookingDraft | undefined {
  const earlier = bookingStore.kept()?.draft
  return earlier && pageFormIs(draft.values) ? withChoice(earlier, draft) : undefined
}

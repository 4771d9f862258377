import { newKey } from '@/components/forms/newKey'
import { sendRequest } from '@/components/forms/sendRequest'
import type { BookChoice } from '@/components/layout/bookChoice'
import type { Locale } from '@/domain/locales'
import type { BookingDraft } from './BookingDraft'
import {
  answered,
  closed,
  edited,
  opened,
  sending,
  type BookingState,
  type Frame,
} from './bookingState'
import { toRequest } from './toRequest'

let state: BookingState = {}
const listeners = new Set<() => void>()
const nothing: BookingState = {}

function set(next: BookingState) {
  state = next
  listeners.forEach((tell) => tell())
}

/** The one request a visitor writes and sends at a time; it outlives the pages they walk through. */
export const bookingStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  get: () => state,
  /** The server renders for everybody: nothing is open there, ever. */
  getOnServer: () => nothing,

  open: (choice: BookChoice) => set(opened(state, choice, newKey())),
  close: () => set(closed(state)),
  edit: () => set(edited(state)),
  dismiss: () => set({ form: state.form }),

  async send(draft: BookingDraft, frame: Frame, locale: Locale) {
    if (state.sent?.state === 'sending') return
    const next = sending(state, draft, frame, newKey())
    set(next)
    const answer = await sendRequest(toRequest(next.sent.draft, locale))
    if (answer.state !== 'saved') console.error('Error adding document', answer)
    set(answered(state, answer))
  },
}

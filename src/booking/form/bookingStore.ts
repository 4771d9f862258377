import type { Locale } from '@/i18n/locales'
import { paths } from '@/paths'
import type { BookChoice } from '@/ui/bookChoice'
import { deviceDraft, newKey, reviveValues, stageAfter } from '@/ui/forms/deviceDraft'
import { currentFormToken, sendRequest } from '@/ui/forms/sendRequest'
import {
  answered,
  type BookingState,
  cleared,
  closed,
  edited,
  type Frame,
  hidden,
  opened,
  resumed,
  sending,
  typedOn,
} from './bookingState'
import { rememberedCampaign } from './campaign'
import { type BookingDraft, emptyValues, toRequest } from './draft'
import { keptNames } from './keptNames'

const device = deviceDraft<BookingDraft>({
  name: keptNames.draft,
  revive: (draft) =>
    draft.key
      ? {
          ...draft,
          choice: { ...draft.choice },
          key: draft.key,
          values: reviveValues(emptyValues, draft.values),
        }
      : undefined,
})

let state: BookingState = {}
/** What was typed in a form that Back closed, also where the device keeps nothing. */
let typedHere: BookingDraft | undefined
const listeners = new Set<() => void>()
const nothing: BookingState = {}

function set(next: BookingState) {
  state = next
  listeners.forEach((tell) => tell())
}

function forget() {
  typedHere = undefined
  device.clear()
}

export const bookingStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  get: () => state,
  getOnServer: () => nothing,

  open(choice: BookChoice) {
    const typed = device.read()?.draft ?? typedHere
    set(opened(state, { campaign: rememberedCampaign(), choice, key: newKey(), typed }))
  },
  close() {
    forget()
    set(closed(state))
  },
  hide: () => set(hidden(state, typedHere)),
  clear() {
    forget()
    set(cleared(state, newKey()))
  },
  edit: () => set(edited(state)),
  dismiss: () => set({ form: state.form }),
  closeReceived() {
    receivedBooking.clear()
    bookingStore.dismiss()
  },

  typed(draft: BookingDraft) {
    typedHere = draft
    device.keep(draft, 'typed')
    const next = typedOn(state)
    if (next !== state) set(next)
  },
  kept: () => device.read(),

  resume(locale: Locale) {
    const kept = device.read()
    if (state.sent || state.form) return
    const received = receivedBooking.read()
    if (!kept && received && location.pathname !== paths.bookingReceived(locale)) {
      set({ sent: { ...received, frame: 'dialog', problems: [], state: 'saved' } })
    }
    if (!kept) return
    set(resumed(kept))
    if (kept.stage === 'sending') void deliver(locale)
    else bookingStore.sendWaiting(locale)
  },
  sendWaiting(locale: Locale) {
    const { form, sent } = state
    if (sent?.state === 'offline' && !sent.edited && !form && navigator.onLine) {
      void bookingStore.send(sent.draft, sent.frame, locale)
    }
  },

  async send(draft: BookingDraft, frame: Frame, locale: Locale) {
    if (state.sent?.state === 'sending') return
    typedHere = undefined
    set(sending(draft, frame))
    await deliver(locale)
  },
}

async function deliver(locale: Locale) {
  if (!state.sent) return
  const { draft } = state.sent
  device.keep(draft, 'sending')
  const answer = await sendRequest(toRequest(draft, locale, currentFormToken()), locale)
  if (answer.state !== 'saved') console.error('Error adding document', answer)
  if (answer.state === 'saved') receivedBooking.keep({ draft, reference: answer.reference })
  device.settle(draft, stageAfter[answer.state])
  set(answered(state, answer))
}

interface ReceivedBooking {
  reference: string
  draft: BookingDraft
}

const DAY_MS = 86_400_000

const receivedBookingDevice = deviceDraft<ReceivedBooking>({
  name: keptNames.received,
  revive: ({ draft, reference }) => (draft && reference ? { draft, reference } : undefined),
})

/** Kept on the device for a day, so that a reload keeps the reference. */
export const receivedBooking = {
  keep: (received: ReceivedBooking) => receivedBookingDevice.keep(received, 'typed'),
  clear: () => receivedBookingDevice.clear(),
  read(now = Date.now()): ReceivedBooking | undefined {
    const kept = receivedBookingDevice.read(now)
    return kept && now - kept.savedAt < DAY_MS ? kept.draft : undefined
  },
}

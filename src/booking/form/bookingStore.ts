import { paths } from '@/paths'
import type { Locale } from '@/rules/locales'
import type { BookChoice } from '@/ui/bookChoice'
import { deviceDraft, newKey, reviveValues } from '@/ui/forms/deviceDraft'
import { currentFormToken } from '@/ui/forms/sendRequest'
import { deliver } from '@/ui/forms/sentRequest'
import {
  type BookingState,
  cleared,
  closed,
  edited,
  type Frame,
  hidden,
  opened,
  resumed,
  sentFrom,
  typedOn,
  withAnswer,
} from './bookingState'
import { rememberedCampaign } from './campaign'
import { type BookingDraft, emptyBooking, toRequest } from './draft'
import { keptNames } from './keptNames'
import { receivedBooking } from './receivedBooking'

const device = deviceDraft<BookingDraft>({
  name: keptNames.draft,
  revive: (draft) =>
    draft.key
      ? {
          ...draft,
          choice: { ...draft.choice },
          key: draft.key,
          values: reviveValues(emptyBooking, draft.values),
        }
      : undefined,
})

let state: BookingState = {}
/** The content of a form that was closed with Back, in case the device stores nothing. */
let typedHere: BookingDraft | undefined
const listeners = new Set<() => void>()
const nothing: BookingState = {}

function set(next: BookingState) {
  state = next
  listeners.forEach((listener) => listener())
}

function discardDraft() {
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
    discardDraft()
    set(closed(state))
  },
  hide: () => set(hidden(state, typedHere)),
  clear() {
    discardDraft()
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
    if (kept.stage === 'sending') void sendDraft(locale)
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
    set(sentFrom(frame, draft))
    await sendDraft(locale)
  },
}

async function sendDraft(locale: Locale) {
  if (!state.sent) return
  const { draft } = state.sent
  const request = toRequest(draft, locale, currentFormToken())
  const answer = await deliver({ device, draft, locale, request })
  if (answer.state === 'saved') receivedBooking.keep({ draft, reference: answer.reference })
  set(withAnswer(state, answer))
}

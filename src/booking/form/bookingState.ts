import type { BookChoice } from '@/ui/bookChoice'
import type { Kept } from '@/ui/forms/deviceDraft'
import type { FieldProblem } from '@/ui/forms/problems'
import type { Answer } from '@/ui/forms/sendRequest'
import { answered, sending, type SentRequest } from '@/ui/forms/sentRequest'
import { newBookingDraft, withChoice, type BookingDraft } from './draft'

export type Frame = 'dialog' | 'page'

export interface SentBooking extends SentRequest<BookingDraft> {
  frame: Frame
}

export interface OpenForm {
  draft: BookingDraft
  problems: FieldProblem[]
  unsent: boolean
}

export interface BookingState {
  form?: OpenForm
  sent?: SentBooking
}

function waiting({ sent }: BookingState): BookingDraft | undefined {
  return sent?.state === 'failed' || sent?.state === 'offline' ? sent.draft : undefined
}

interface Opening {
  campaign?: string
  choice: BookChoice
  key: string
  typed?: BookingDraft
}

export function opened(state: BookingState, { campaign, choice, key, typed }: Opening) {
  const earlier = waiting(state) ?? typed
  const fresh = newBookingDraft({ ...choice, campaign, key })
  const draft = earlier ? withChoice(earlier, fresh) : fresh
  return { ...state, form: { draft, problems: [], unsent: !!earlier } } satisfies BookingState
}

export function cleared({ form, sent }: BookingState, key: string): BookingState {
  if (!form) return { sent }
  const { campaign, choice } = form.draft
  return {
    form: { draft: newBookingDraft({ ...choice, campaign, key }), problems: [], unsent: false },
  }
}

export function closed(state: BookingState): BookingState {
  return waiting(state) ? {} : { sent: state.sent }
}

/** Closed with Back: the dialog and its notices offer the typed text again. */
export function hidden({ sent, ...state }: BookingState, typed?: BookingDraft): BookingState {
  return { sent: sent && typed && waiting({ sent, ...state }) ? { ...sent, draft: typed } : sent }
}

export function sentFrom(frame: Frame, draft: BookingDraft) {
  return { sent: { ...sending(draft), frame } } satisfies BookingState
}

export function withAnswer(state: BookingState, answer: Answer): BookingState {
  if (!state.sent) return state
  const sent = answered(state.sent, answer)
  if (answer.state !== 'rejected' || sent.frame === 'page') return { ...state, sent }
  if (state.form) return { ...state, sent: { ...sent, state: 'failed' } }
  return { form: { draft: sent.draft, problems: sent.problems, unsent: true } }
}

export function edited(state: BookingState): BookingState {
  if (!state.sent) return state
  const { draft, problems } = state.sent
  return { ...state, form: { draft, problems, unsent: true } }
}

export function typedOn(state: BookingState): BookingState {
  const { form, sent } = state
  if (form || sent?.frame !== 'page' || !waiting(state)) return state
  return { sent: { ...sent, edited: true } }
}

export function resumed({ draft, stage }: Kept<BookingDraft>): BookingState {
  if (stage === 'typed') return {}
  return { sent: { ...sending(draft), frame: 'dialog', state: stage } }
}

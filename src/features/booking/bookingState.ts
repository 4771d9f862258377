import type { FieldProblem } from '@/components/forms/FieldProblem'
import type { Answer } from '@/components/forms/sendRequest'
import type { BookChoice } from '@/components/layout/bookChoice'
import { newDraft, type BookingDraft } from './BookingDraft'

export type Frame = 'dialog' | 'page'

/** What was sent last, and how it went. */
export interface Sent {
  draft: BookingDraft
  frame: Frame
  state: 'sending' | 'saved' | 'rejected' | 'failed'
  reference?: string
  problems: FieldProblem[]
}

export interface BookingState {
  /** The open dialog, and what it starts from; `unsent` when that was typed before. */
  form?: { draft: BookingDraft; problems: FieldProblem[]; unsent: boolean }
  sent?: Sent
}

/** Fields start empty, except while an earlier request waits to be sent again. */
export function opened(state: BookingState, choice: BookChoice, key: string): BookingState {
  const waiting = state.sent?.state === 'failed' ? state.sent.draft : undefined
  const fresh = newDraft({ ...choice, key })
  const draft = waiting
    ? { ...waiting, choice: { ...waiting.choice, ...definedOf(fresh.choice) } }
    : fresh
  return { ...state, form: { draft, problems: [], unsent: waiting !== undefined } }
}

/** Leaving the dialog gives up what it held, a failed request included. */
export function closed(state: BookingState): BookingState {
  return state.sent?.state === 'failed' ? {} : { sent: state.sent }
}

/** The dialog closes at once. Changed words are another request and need another key. */
export function sending(state: BookingState, next: BookingDraft, frame: Frame, key: string) {
  const before = state.sent?.state === 'failed' ? state.sent.draft : undefined
  const changed = before?.key === next.key && JSON.stringify(before) !== JSON.stringify(next)
  const draft = changed ? { ...next, key } : next
  return { sent: { draft, frame, state: 'sending', problems: [] } } satisfies BookingState
}

export function answered(state: BookingState, answer: Answer): BookingState {
  if (!state.sent) return state
  const { draft, frame } = state.sent
  if (answer.state === 'saved') {
    const { reference } = answer
    return { ...state, sent: { ...state.sent, state: 'saved', reference } }
  }
  if (answer.state === 'failed') return { ...state, sent: { ...state.sent, state: 'failed' } }
  const { problems } = answer
  const sent: Sent = { draft, frame, state: 'rejected', problems }
  if (frame === 'page') return { ...state, sent }
  // A dialog that was opened in the meantime is not taken away: the notice offers Edit instead.
  if (state.form) return { ...state, sent: { ...sent, state: 'failed' } }
  return { form: { draft, problems, unsent: true } }
}

export function edited(state: BookingState): BookingState {
  if (!state.sent) return state
  const { draft, problems } = state.sent
  return { ...state, form: { draft, problems, unsent: true } }
}

function definedOf<T extends object>(source: T): Partial<T> {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value)) as Partial<T>
}

import type { Locale } from '@/rules/locales'
import { type deviceDraft, stageAfter } from './deviceDraft'
import type { FieldProblem } from './problems'
import { type Answer, sendRequest } from './sendRequest'

/** A submission that is being sent or has a response. */
export interface SentRequest<Draft> {
  draft: Draft
  state: 'sending' | Answer['state']
  reference?: string
  problems: FieldProblem[]
  serverMessage?: string
  /** The form was changed since, so only its button sends the new content. */
  edited?: boolean
}

export function sending<Draft>(draft: Draft): SentRequest<Draft> {
  return { draft, state: 'sending', problems: [] }
}

export function answered<Sent extends SentRequest<unknown>>(sent: Sent, answer: Answer): Sent {
  return {
    ...sent,
    state: answer.state,
    reference: answer.state === 'saved' ? answer.reference : undefined,
    problems: answer.state === 'rejected' ? answer.problems : [],
    serverMessage: answer.state === 'failed' ? answer.serverMessage : undefined,
  }
}

interface Delivery<Draft extends object> {
  device: ReturnType<typeof deviceDraft<Draft>>
  draft: Draft
  locale: Locale
  request: object
}

/** Sends a request and keeps the draft on the device until it is saved. */
export async function deliver<Draft extends object>(delivery: Delivery<Draft>): Promise<Answer> {
  const { device, draft, locale, request } = delivery
  device.keep(draft, 'sending')
  const answer = await sendRequest(request, locale)
  if (answer.state !== 'saved') console.error('Error adding document', answer)
  device.settle(draft, stageAfter[answer.state])
  return answer
}

import type { Locale } from '@/rules/locales'
import { type deviceDraft, stageAfter } from './deviceDraft'
import type { FieldProblem } from './problems'
import { type Answer, sendRequest } from './sendRequest'

/** What a form sent: on its way, or with its answer. */
export interface SentRequest<Draft> {
  draft: Draft
  state: 'sending' | Answer['state']
  reference?: string
  problems: FieldProblem[]
  serverMessage?: string
  /** Changed since in its form: only the form's button sends the new content. */
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

/** Keeps the draft on the device until the server has it. */
export async function deliver<Draft extends object>(delivery: Delivery<Draft>): Promise<Answer> {
  const { device, draft, locale, request } = delivery
  device.keep(draft, 'sending')
  const answer = await sendRequest(request, locale)
  if (answer.state !== 'saved') console.error('Error adding document', answer)
  device.settle(draft, stageAfter[answer.state])
  return answer
}

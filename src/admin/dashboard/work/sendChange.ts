import { bookingWork } from '@/messages/en/bookingWork'
import type { Booking } from '@/payload-types'
import { ChangeFailed } from './ChangeFailed'

const { failures } = bookingWork

interface Change {
  body?: object
  /** Ends even when the page is left meanwhile. */
  keepalive?: boolean
  method: 'DELETE' | 'PATCH' | 'POST'
  url: string
}

interface Answer {
  doc?: Booking
  /** The fields that a merge changed, as they were before it. */
  values?: object
  errors?: {
    message?: string
    data?: { changedMeanwhile?: boolean; errors?: { message: string; path: string }[] }
  }[]
}

/** Sends a change of one booking; gives the booking as it is now. Throws ChangeFailed. */
export async function sendChange(change: Change): Promise<Booking> {
  const { doc } = await sendForAnswer(change)
  if (doc) return doc
  throw new ChangeFailed({ failure: 'failed', message: failures.failed })
}

/** The same, where the answer says more than the booking. */
export async function sendForAnswer({ body, keepalive, method, url }: Change): Promise<Answer> {
  const response = await fetch(url, {
    method,
    body: body && JSON.stringify(body),
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json' },
    keepalive,
  }).catch(() => {
    throw new ChangeFailed({ failure: 'unreachable', message: failures.unreachable })
  })
  const answer = (await response.json().catch(() => ({}))) as Answer
  if (response.ok) return answer
  throw toFailure(response.status, answer)
}

function toFailure(status: number, { errors = [] }: Answer): ChangeFailed {
  const [first] = errors
  const fields = first?.data?.errors ?? []
  if (status === 401 || status === 403) {
    return new ChangeFailed({ failure: 'signedOut', message: failures.signedOut })
  }
  if (first?.data?.changedMeanwhile) {
    const message = first.message ?? failures.failed
    return new ChangeFailed({ failure: 'changedMeanwhile', message })
  }
  if (fields.length > 0) {
    const message = fields.map((field) => field.message).join(' ')
    return new ChangeFailed({ failure: 'refused', fields, message })
  }
  return new ChangeFailed({ failure: 'failed', message: failures.failed })
}

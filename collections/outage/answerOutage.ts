import { isDatabaseFault } from '@/domain/databaseFault'
import { inTime } from '../limits/inTime'
import { retryAfter, unavailable } from './unavailable'

interface Handling {
  /** Rejects while Payload cannot begin: its own answer would be a bare 500. */
  begun(): Promise<unknown>
  handle(): Promise<Response>
  /** Nobody waits longer than so many milliseconds; what was begun goes on, and a retry finds it. */
  patience?: number
}

/** Answers 503, and when to come again, where the database keeps a request from being handled. */
export async function answerOutage({ begun, handle, patience }: Handling): Promise<Response> {
  try {
    const handled = begun().then(handle)
    return await (patience ? inTime(handled, patience) : handled)
  } catch (error) {
    if (!isDatabaseFault(error)) throw error
    const headers = { 'Cache-Control': 'no-store', ...retryAfter }
    return Response.json(unavailable, { headers, status: 503 })
  }
}

import type { AfterErrorHook } from 'payload'
import { isDatabaseFault } from '@/domain/databaseFault'
import { retryAfter, unavailable } from './unavailable'

/** A database that is away is no error of the program: 503, and when to come again. */
export const tellOutage: AfterErrorHook = ({ error, req }) => {
  if (!isDatabaseFault(error)) return undefined
  req.responseHeaders = new Headers(req.responseHeaders)
  for (const [name, value] of Object.entries(retryAfter)) req.responseHeaders.set(name, value)
  return { response: unavailable, status: 503 }
}

import type { AfterErrorHook } from 'payload'
import { requestProblems } from '@/messages/en/requestProblems'

/** Payload decodes a path while it looks for the endpoint: one that cannot be is nobody's. */
export const malformedPath: AfterErrorHook = ({ error, req }) =>
  error.name === 'URIError' && !isReadable(req.url)
    ? { response: { errors: [{ message: requestProblems.malformed }] }, status: 400 }
    : undefined

function isReadable(url = '/') {
  try {
    return Boolean(decodeURIComponent(new URL(url).pathname))
  } catch {
    return false
  }
}

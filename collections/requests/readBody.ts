import { addDataAndFileToRequest, APIError, type PayloadRequest } from 'payload'
import { MalformedRequest } from './MalformedRequest'

const writing = ['PATCH', 'POST', 'PUT']

/** What the server alone gives values to. Payload would hand them on, and history could be rewritten. */
const ofServer = ['__v', '_id', 'createdAt', 'updatedAt']

/** Reads what was sent, once. Nothing but the request can be at fault while it is read. */
export async function readBody(req: PayloadRequest) {
  if (!writing.includes(req.method ?? '')) return
  try {
    await addDataAndFileToRequest(req)
  } catch (error) {
    throw isRefusal(error) ? error : new MalformedRequest()
  }
  const data: unknown = req.data ?? (req.data === null ? null : {})
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new MalformedRequest()
  for (const name of ofServer) delete (data as Record<string, unknown>)[name]
  // Payload would read the body again at each of its own endpoints.
  Object.defineProperty(req, 'body', { value: null })
  Object.assign(req, { data, json: () => Promise.resolve(data) })
}

const isRefusal = (error: unknown) =>
  error instanceof APIError && error.status >= 400 && error.status < 500

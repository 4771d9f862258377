import type { Payload } from 'payload'
import { handleApi } from '@/api/handleApi'
import { sessionToken } from './sessionToken'

interface Request {
  data?: FormData | object
  headers?: Record<string, string>
  method: string
  path: string
  payload: Payload
  token?: string | null
}

interface Body {
  doc: { id: string; reference: string }
  docs?: { id: string }[]
  errors: {
    data: {
      errors: { message: string; path: string }[]
      reference?: string
      retryAfter?: number
    }
    message: string
    name?: string
  }[]
  repeated?: boolean
  token?: string
  totalDocs?: number
  value?: unknown
}

/** Asks Payload's REST routes, as a browser would, without a server in between. */
export async function request({ data, headers, method, path, payload, token }: Request) {
  const isForm = data instanceof FormData
  const response = await handleApi({
    config: payload.config,
    request: new Request(`${payload.config.serverURL}/api${path}`, {
      method,
      body: isForm ? data : data && JSON.stringify(data),
      headers: {
        ...(data && !isForm ? { 'content-type': 'application/json' } : {}),
        ...headers,
        ...(token ? { authorization: `JWT ${token}` } : {}),
      },
    }),
  })
  return {
    body: (await response.json()) as Body,
    headers: response.headers,
    status: response.status,
    /** Of the session that the answer begins. */
    token: sessionToken(response.headers.get('set-cookie')),
  }
}

export function post(payload: Payload, path: string, data: object, token?: string | null) {
  return request({ data, method: 'POST', path, payload, token })
}

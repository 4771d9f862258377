import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { APIError, handleEndpoints } from 'payload'
import { pixel } from './samples'

export interface Answer {
  /** False when the caller was refused or saw nothing of it. */
  allowed: boolean
  /** Ids of the documents that came back, for reads of many; the number, for a count. */
  ids?: string[]
  total?: number
  body?: unknown
}

export interface Attempt {
  payload: Payload
  user: TypedUser | null
  token: string | null
}

type Data = Record<string, unknown>

/** Asks Payload's REST routes, as a browser would, without a server in between. */
export async function overRest(
  { payload, token }: Attempt,
  method: string,
  path: string,
  data?: Data | FormData,
): Promise<Answer> {
  const response = await handleEndpoints({
    config: payload.config,
    request: new Request(`${payload.config.serverURL}/api${path}`, {
      method,
      body: data instanceof FormData ? data : data && JSON.stringify(data),
      headers: {
        ...(data && !(data instanceof FormData) ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `JWT ${token}` } : {}),
      },
    }),
  })
  const body = (await response.json()) as { docs?: { id: string }[]; totalDocs?: number }
  if (response.status >= 500) throw new Error(`${method} ${path}: ${JSON.stringify(body)}`)
  if (![200, 201, 401, 403, 404].includes(response.status)) {
    throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(body)}`)
  }
  return {
    allowed: response.status < 400,
    body,
    ids: body.docs?.map(({ id }) => id),
    total: body.totalDocs,
  }
}

/** Calls Payload's Local API for a person: the rules hold. */
export async function overLocal<Result>(call: () => Promise<Result>): Promise<Answer> {
  try {
    const body = await call()
    const { docs, totalDocs } = body as { docs?: { id: string }[]; totalDocs?: number }
    return { allowed: true, body, ids: docs?.map(({ id }) => id), total: totalDocs }
  } catch (error) {
    if (error instanceof APIError && [401, 403, 404].includes(error.status)) {
      return { allowed: false }
    }
    throw error
  }
}

export async function createOverRest(attempt: Attempt, slug: string, data: Data) {
  if (slug !== 'media') return overRest(attempt, 'POST', `/${slug}`, data)
  const file = await pixel()
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  form.set('file', new Blob([new Uint8Array(file.data)], { type: file.mimetype }), file.name)
  return overRest(attempt, 'POST', `/${slug}`, form)
}

export async function createOverLocal({ payload, user }: Attempt, slug: string, data: Data) {
  const file = slug === 'media' ? await pixel() : undefined
  return overLocal(() =>
    payload.create({
      collection: slug as CollectionSlug,
      data: data as never,
      file,
      overrideAccess: false,
      user,
    }),
  )
}

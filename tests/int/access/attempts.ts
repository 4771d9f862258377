import type { CollectionSlug, Payload, TypedUser } from 'payload'
import { APIError } from 'payload'
import { request } from '../../harness/requests/rest'
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

/** Over REST, as a browser would ask; anything but done or refused is an error. */
export async function overRest(
  { payload, token }: Attempt,
  method: string,
  path: string,
  data?: Data | FormData,
): Promise<Answer> {
  const { body, status } = await request({ data, method, path, payload, token })
  if (![200, 201, 401, 403, 404].includes(status)) {
    throw new Error(`${method} ${path} answered ${status}: ${JSON.stringify(body)}`)
  }
  return {
    allowed: status < 400,
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

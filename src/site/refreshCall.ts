import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a call is valid: clocks of two machines can differ, and an old call must not be replayed. */
const VALID_MS = 5 * 60_000
const TAGS_MAX = 20

interface RefreshCall {
  tags: string[]
  /** Milliseconds since 1970. */
  at: number
  signature: string
}

export function refreshCall({ at, secret, tags }: Omit<RefreshCall, 'signature'> & Secret) {
  return { at, signature: sign({ at, secret, tags }), tags }
}

/** The tags of a call with a recent and valid signature, otherwise null. */
export function readRefreshCall({ call, now, secret }: { call: unknown; now: number } & Secret) {
  if (!isCall(call) || Math.abs(now - call.at) > VALID_MS) return null
  const expected = Buffer.from(sign({ ...call, secret }))
  const given = Buffer.from(call.signature)
  return expected.length === given.length && timingSafeEqual(expected, given) ? call.tags : null
}

interface Secret {
  secret: string
}

function sign({ at, secret, tags }: Pick<RefreshCall, 'at' | 'tags'> & Secret) {
  const words = JSON.stringify(['refresh', at, tags])
  return createHmac('sha256', secret).update(words).digest('hex')
}

function isCall(call: unknown): call is RefreshCall {
  const { at, signature, tags } = (call ?? {}) as Partial<Record<keyof RefreshCall, unknown>>
  const areTags = Array.isArray(tags) && tags.length <= TAGS_MAX && tags.every(isText)
  return areTags && typeof at === 'number' && isText(signature)
}

function isText(value: unknown) {
  return typeof value === 'string' && value.length <= 200
}

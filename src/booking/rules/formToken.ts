import { createHmac, timingSafeEqual } from 'node:crypto'

const FORM_TOKEN_DAYS = 7

/** In milliseconds and days: a faster submission comes from a bot, an older token from a page left open. */
const FORM_TOKEN_LEAST_MS = 2000

interface Token {
  /** In milliseconds, from Date.now(). */
  issuedAt: number
  key: string
}

export function makeFormToken({ issuedAt, key }: Token): string {
  const moment = issuedAt.toString(36)
  return `${moment}.${signatureOf(moment, key)}`
}

export type TokenState = 'good' | 'missing' | 'forged' | 'fast' | 'old'

export function judgeFormToken({
  key,
  now,
  token,
}: {
  key: string
  now: number
  token: unknown
}): TokenState {
  if (typeof token !== 'string' || token === '') return 'missing'
  const [, moment, signature] = /^([0-9a-z]{1,12})\.([\w-]{43})$/.exec(token) ?? []
  if (!moment || !signature || !isSame(signature, signatureOf(moment, key))) return 'forged'
  const age = now - parseInt(moment, 36)
  if (age < FORM_TOKEN_LEAST_MS) return 'fast'
  return age > FORM_TOKEN_DAYS * 86_400_000 ? 'old' : 'good'
}

const signatureOf = (moment: string, key: string) =>
  createHmac('sha256', key).update(`form-token:${moment}`).digest('base64url')

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))

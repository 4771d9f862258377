import type { AfterErrorHook } from 'payload'
import { en } from '@/messages/en'
import { firstOfKey } from '../firstOfKey'

/**
 * The same key again gets the answer of the first time: a retry never makes a second booking. The
 * same key with other words is no retry, and whoever sent it is told.
 */
export const recogniseRepeat: AfterErrorHook = async ({ error, req }) => {
  const first = await firstOfKey({
    error,
    key: req.data?.idempotencyKey,
    payload: req.payload,
    req,
  })
  if (!first) return undefined
  const { id, reference, sameContent } = first
  if (sameContent) return { response: { doc: { id, reference }, repeated: true }, status: 200 }
  const message = en.booking.keyReused(reference ?? '')
  return {
    response: { errors: [{ name: 'KeyReused', data: { reference }, message }] },
    status: 409,
  }
}

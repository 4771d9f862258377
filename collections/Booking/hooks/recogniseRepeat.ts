import type { AfterErrorHook } from 'payload'
import { firstOfKey } from '../firstOfKey'

/** The same key again gets the answer of the first time: a retry never makes a second booking. */
export const recogniseRepeat: AfterErrorHook = async ({ error, req }) => {
  const doc = await firstOfKey({
    error,
    key: req.data?.idempotencyKey,
    payload: req.payload,
    req,
  })
  if (doc) return { response: { doc, repeated: true }, status: 200 }
}

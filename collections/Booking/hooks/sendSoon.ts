import { after } from 'next/server'
import type { CollectionAfterChangeHook } from 'payload'
import { sendSoon as send } from '@/notices/sendSoon'

/** Tries the mails once the visitor has the answer. Whatever fails here is sent by the clock. */
export const sendSoon: CollectionAfterChangeHook = ({ doc, operation, req: { payload } }) => {
  if (operation !== 'create') return doc
  try {
    after(() => send(payload))
  } catch (err) {
    payload.logger.debug({ msg: 'Outside of Next the notices wait for the clock', err })
  }
  return doc
}

import { after } from 'next/server'
import type { CollectionAfterChangeHook } from 'payload'
import { isServing, siteEnv } from '@/env'
import { sendSoon as send } from '@/notices/sendSoon'

/** Tries the mails once the visitor has the answer. Whatever fails here is sent by the clock. */
export const sendSoon: CollectionAfterChangeHook = ({ doc, operation, req: { payload } }) => {
  // Scripts and tests have no answer to wait for.
  if (operation === 'create' && isServing() && siteEnv().BACKGROUND_WORK === 'yes') {
    after(() => send(payload))
  }
  return doc
}

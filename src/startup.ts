import type { Payload } from 'payload'
import { prepareOutbox } from './booking/emails/queueEmails'
import { prepareList } from './booking/listIndexes'
import { clearLocalePreferences } from './platform/clearLocalePreference'

/**
 * Runs at each connection to the database. Payload does not run its own `onInit` when the first attempt to
 * connect failed.
 */
export async function startup(payload: Payload) {
  await prepareOutbox(payload)
  await prepareList(payload)
  await clearLocalePreferences(payload)
}

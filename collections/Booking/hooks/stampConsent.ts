import type { CollectionBeforeValidateHook } from 'payload'
import type { Booking } from '@/payload-types'

/** The moment is the server's word: a record of consent that the sender dates proves nothing. */
export const stampConsent: CollectionBeforeValidateHook<Booking> = ({ data, operation }) => {
  if (operation !== 'create' || !data?.consent?.noticeVersion) return data
  return { ...data, consent: { ...data.consent, time: new Date().toISOString() } }
}

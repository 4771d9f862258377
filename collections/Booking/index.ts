import type { CollectionConfig } from 'payload'
import { admins, anyone } from '../access/rules'
import { checkedByRules } from './checkedByRules'
import { internalFields } from './internalFields'
import { visitorsFields } from './visitorsFields'
import { countNews } from './endpoints/countNews'
import { dayLoad } from './endpoints/dayLoad'
import { exportCsv } from './endpoints/exportCsv'
import { formToken } from './endpoints/formToken'
import { correctNote, logWork, removeNote } from './endpoints/logWork'
import { mergeBooking, undoMerge } from './endpoints/mergeBooking'
import { retryNotices } from './endpoints/retryNotices'
import { assignReference } from './hooks/assignReference'
import { countRevision } from './hooks/countRevision'
import { followStatus } from './hooks/followStatus'
import { hashContent } from './hooks/hashContent'
import { keepErased } from './hooks/keepErased'
import { keepVisitorFields } from './hooks/keepVisitorFields'
import { leaveNotices } from './hooks/leaveNotices'
import { limitRate } from './hooks/limitRate'
import { markSpam } from './hooks/markSpam'
import { queueNotices } from './hooks/queueNotices'
import { readGuests } from './hooks/readGuests'
import { recogniseRepeat } from './hooks/recogniseRepeat'
import { recordChoice } from './hooks/recordChoice'
import { recordWork } from './hooks/recordWork'
import { sendSoon } from './hooks/sendSoon'
import { stampConsent } from './hooks/stampConsent'
import { validateBooking } from './hooks/validateBooking'

/** Create only for visitors: whoever sends a request can never read, change or remove one. */
export const Booking: CollectionConfig = {
  slug: 'bookings',
  dbName: 'Booking',
  labels: { singular: 'Booking', plural: 'Bookings' },
  access: { create: anyone, delete: admins, read: admins, update: admins },
  // The dashboard is their screen: Payload's own list and form lead there.
  admin: { hidden: true, useAsTitle: 'name' },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  endpoints: [
    correctNote,
    countNews,
    dayLoad,
    exportCsv,
    formToken,
    logWork,
    mergeBooking,
    removeNote,
    retryNotices,
    undoMerge,
  ],
  fields: checkedByRules([...visitorsFields, ...internalFields]),
  hooks: {
    afterChange: [sendSoon],
    afterError: [recogniseRepeat],
    beforeChange: [
      assignReference,
      followStatus,
      recordWork,
      countRevision,
      queueNotices,
      leaveNotices,
    ],
    beforeOperation: [keepVisitorFields, readGuests],
    beforeValidate: [
      keepErased,
      validateBooking,
      limitRate,
      hashContent,
      stampConsent,
      markSpam,
      recordChoice,
    ],
  },
  trash: true,
}

import type { CollectionConfig } from 'payload'
import { admins, anyone } from '../../src/account/access'
import { checkedByRules } from '../../src/booking/create/validateBooking'
import { internalFields } from './internalFields'
import { visitorsFields } from './fields'
import { countNews } from '../../src/booking/changes/endpoints'
import { dayLoad } from '../../src/booking/changes/endpoints'
import { exportCsv } from '../../src/booking/changes/exportCsv'
import { formToken } from '../../src/booking/changes/endpoints'
import { correctNote, logWork, removeNote } from '../../src/booking/changes/logWork'
import { mergeBooking, undoMerge } from '../../src/booking/changes/mergeBooking'
import { retryNotices } from '../../src/booking/changes/endpoints'
import { assignReference } from '../../src/booking/create/assignReference'
import { countRevision } from '../../src/booking/changes/recordWork'
import { followStatus } from '../../src/booking/changes/recordWork'
import { hashContent } from '../../src/booking/create/duplicate'
import { keepErased } from '../../src/booking/create/visitorFields'
import { keepVisitorFields } from '../../src/booking/create/visitorFields'
import { leaveNotices } from '../../src/booking/create/queueEmails'
import { limitRate } from '../../src/booking/create/rateLimit'
import { markSpam } from '../../src/booking/create/markSpam'
import { queueNotices } from '../../src/booking/create/queueEmails'
import { readGuests } from '../../src/booking/create/validateBooking'
import { recogniseRepeat } from '../../src/booking/create/duplicate'
import { recordChoice } from '../../src/booking/changes/recordChoice'
import { recordWork } from '../../src/booking/changes/recordWork'
import { sendSoon } from '../../src/booking/create/queueEmails'
import { stampConsent } from '../../src/booking/create/visitorFields'
import { validateBooking } from '../../src/booking/create/validateBooking'

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

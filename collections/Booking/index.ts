import type { CollectionConfig } from 'payload'
import { admins, anyone } from '../../src/account/access'
import {
  checkedByRules,
  readGuests,
  validateBooking,
} from '../../src/booking/create/validateBooking'
import { internalFields } from './internalFields'
import { visitorsFields } from './fields'
import { countNews, dayLoad, formToken, retryNotices } from '../../src/booking/changes/endpoints'
import { exportCsv } from '../../src/booking/changes/exportCsv'
import { correctNote, logWork, removeNote } from '../../src/booking/changes/logWork'
import { mergeBooking, undoMerge } from '../../src/booking/changes/mergeBooking'
import { assignReference } from '../../src/booking/create/assignReference'
import { countRevision, followStatus, recordWork } from '../../src/booking/changes/recordWork'
import { hashContent, recogniseRepeat } from '../../src/booking/create/duplicate'
import { keepErased, keepVisitorFields, stampConsent } from '../../src/booking/create/visitorFields'
import { leaveNotices, queueNotices, sendSoon } from '../../src/booking/create/queueEmails'
import { limitRate } from '../../src/booking/create/rateLimit'
import { markSpam } from '../../src/booking/create/markSpam'
import { recordChoice } from '../../src/booking/changes/recordChoice'

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

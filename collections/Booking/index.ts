import type { CollectionConfig } from 'payload'
import { anyone, withRight } from '../../src/account/access'
import { changeBooking } from '../../src/booking/changes/changeBooking'
import { answerDuplicate } from '../../src/booking/create/duplicate'
import { newBooking, receiveBooking } from '../../src/booking/create/newBooking'
import { sendQueuedEmails } from '../../src/booking/emails/queueEmails'
import { internalFields } from './internalFields'
import { visitorsFields } from './fields'
import { countNews, dayLoad, formToken, retryEmails } from '../../src/booking/changes/endpoints'
import { exportCsv } from '../../src/booking/changes/exportCsv'
import { correctNote, logWork, removeNote } from '../../src/booking/changes/logWork'
import { mergeBooking, undoMerge } from '../../src/booking/changes/mergeBooking'

/** Create-only for visitors: they can never read, change or delete a booking. */
export const Booking: CollectionConfig = {
  slug: 'bookings',
  dbName: 'Booking',
  labels: { singular: 'Booking', plural: 'Bookings' },
  access: {
    create: anyone,
    delete: withRight('changeBookings'),
    read: withRight('readBookings'),
    update: withRight('changeBookings'),
  },
  // Payload's own list and form redirect to the dashboard.
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
    retryEmails,
    undoMerge,
  ],
  fields: [...visitorsFields, ...internalFields],
  hooks: {
    afterChange: [sendQueuedEmails],
    afterError: [answerDuplicate],
    beforeChange: [changeBooking],
    beforeOperation: [receiveBooking],
    beforeValidate: [newBooking],
  },
  trash: true,
  versions: false,
}

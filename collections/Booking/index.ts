import type { CollectionConfig } from 'payload'
import { anyone, withRight } from '@/account/access'
import { changeBooking } from '@/booking/changes/changeBooking'
import {
  countNewEndpoint,
  dayLoadEndpoint,
  findMenusEndpoint,
  formTokenEndpoint,
  retryEmailsEndpoint,
} from '@/booking/changes/endpoints'
import { exportCsv } from '@/booking/changes/exportCsv'
import { correctNote, logWork, removeNote } from '@/booking/changes/logWork'
import { markPrinted } from '@/booking/changes/markPrinted'
import { mergeBooking, undoMerge } from '@/booking/changes/mergeBooking'
import { answerDuplicate } from '@/booking/create/duplicate'
import { newBooking, receiveBooking } from '@/booking/create/newBooking'
import { sendQueuedEmails } from '@/booking/emails/queueEmails'
import { noteChanged, noteDeleted } from '@/booking/noteChange'
import { eraseQuoteFirst } from '@/quote/eraseQuotes'
import { visitorsFields } from './fields'
import { internalFields } from './internalFields'

/** Visitors can only create bookings, never read, change or delete them. */
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
    countNewEndpoint,
    dayLoadEndpoint,
    exportCsv,
    findMenusEndpoint,
    formTokenEndpoint,
    logWork,
    markPrinted,
    mergeBooking,
    removeNote,
    retryEmailsEndpoint,
    undoMerge,
  ],
  fields: [...visitorsFields, ...internalFields],
  hooks: {
    afterChange: [sendQueuedEmails, noteChanged],
    afterDelete: [noteDeleted],
    afterError: [answerDuplicate],
    beforeChange: [changeBooking],
    beforeDelete: [eraseQuoteFirst],
    beforeOperation: [receiveBooking],
    beforeValidate: [newBooking],
  },
  trash: true,
  versions: false,
}

import { NotFound } from 'payload'
import { z } from 'zod'
import { bodyOf, endpointWithRight } from '@/account/endpointWithRight'
import { PRINTED_MAX, type PrintMark } from '@/booking/rules/printedSheets'
import { storedBookings } from '@/booking/storedBookings'
import { printedWords as words } from '@/i18n/en/printed'
import { isDocumentId } from '@/rules/fieldValues'

/** The maximum for a sheet of a day (sheets/loadDay.ts). */
const BOOKINGS_MAX = 200

/** Twelve functions with about ten parts each. */
const PARTS_MAX = 200

const key = z.string().regex(/^[\w-]{1,60}(?::\w{1,20})?$/)
const hash = z.string().regex(/^[\w-]{8}$/)

const bodySchema = z.object({
  sheet: z.string().regex(/^(?:event|(?:kitchen|purchases) [\w-]{1,60})$/),
  bookings: z
    .array(
      z.object({
        id: z.string().refine(isDocumentId),
        parts: z.record(key, hash).refine((parts) => Object.keys(parts).length <= PARTS_MAX),
        revision: z.int().min(0),
      }),
    )
    .min(1)
    .max(BOOKINGS_MAX),
})

/**
 * Stores in each booking of a sheet that the sheet was printed. The page sends the revision and the hashes of
 * what it showed, because the booking may have changed since. Does not raise the revision, so that open edits
 * do not conflict.
 */
export const markPrinted = endpointWithRight({
  path: '/printed',
  right: 'readBookings',
  method: 'post',
  answer: async (req) => {
    const { bookings, sheet } = await bodyOf(req, bodySchema, {
      message: words.invalid,
      path: 'bookings',
    })
    const { ObjectId } = req.payload.db.connection.base.Types
    const at = new Date()
    const writes = bookings.flatMap(({ id, parts, revision }) => {
      const own = { _id: new ObjectId(id), anonymisedAt: null }
      const mark = { sheet, at, revision, parts }
      return [
        {
          updateOne: {
            filter: { ...own, 'printed.sheet': sheet },
            update: { $set: { 'printed.$': mark } },
          },
        },
        // When the booking has no mark of this sheet yet.
        {
          updateOne: {
            filter: { ...own, 'printed.sheet': { $ne: sheet } },
            update: { $push: { printed: { $each: [mark], $slice: -PRINTED_MAX } } },
          },
        },
      ]
    })
    const { matchedCount } = await storedBookings<Printed>(req.payload).bulkWrite(writes)
    if (matchedCount === 0) throw new NotFound(req.t)
    return { printed: matchedCount }
  },
})

interface Printed {
  anonymisedAt?: Date | null
  printed?: (Omit<PrintMark, 'at'> & { at: Date })[]
}

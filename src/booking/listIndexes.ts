import type { mongo } from 'mongoose'
import type { Payload } from 'payload'
import { storedBookings } from './storedBookings'

/** One for each order of the list, in both directions, and those of the tabs that look at open bookings. */
const listIndexes: mongo.IndexDescription[] = [
  { key: { createdAt: 1, _id: 1 } },
  { key: { date: 1, _id: 1 } },
  { key: { followUpOn: 1, _id: 1 } },
  { key: { name: 1, _id: 1 } },
  { key: { numberOfGuests: 1, _id: 1 } },
  { key: { paymentDueOn: 1, _id: 1 } },
  { key: { status: 1, createdAt: 1 } },
  { key: { status: 1, followUpOn: 1 } },
  { key: { status: 1, updatedAt: 1 } },
]

/** The bookings on a printed sheet. Few have any. */
const printedIndex: mongo.IndexDescription = { key: { 'printed.sheet': 1 }, sparse: true }

export async function prepareList(payload: Payload) {
  try {
    await storedBookings(payload).createIndexes([...listIndexes, printedIndex])
  } catch (err) {
    payload.logger.error({ msg: 'The indexes of the list could not be created', err })
  }
}

import type { Payload } from 'payload'
import { setStage } from '../access/stage'

/** The callers, and bookings that can be of any age. */
export async function setPrivacyStage() {
  const stage = await setStage()
  const bookings = stage.payload.db.connection.collection('Booking')
  return {
    ...stage,
    bookings,
    async clear() {
      for (const name of ['AuditLog', 'Booking', 'Clock']) {
        await stage.payload.db.connection.collection(name).deleteMany({})
      }
    },
    /** Everything a request can hold, fields included that no schema knows. */
    async make(data: object = {}, raw: object = {}) {
      const { date, ...rest } = { ...person, ...data } as { date?: string }
      const { reference } = await makeBooking(stage.payload, rest)
      const $set = { ...rawFields, ...raw, ...(date ? { date } : {}) }
      await bookings.updateOne({ reference }, { $set })
      return reference ?? ''
    },
    read: (reference: string) => bookings.findOne({ reference }),
  }
}

export type PrivacyStage = Awaited<ReturnType<typeof setPrivacyStage>>

/** What each of them holds; none of it may be left. */
export const personalWords = /Meera|meera|98290|Ajmer|secret|Haldi|jain|campaign-7/

export const person = {
  campaign: 'campaign-7',
  contactNumber: '9829012345',
  date: '2020-01-02',
  email: 'Meera@Example.com',
  foodPreference: 'jain',
  kind: 'booking',
  message: 'Haldi for Meera',
  name: 'Meera Sharma',
  numberOfGuests: 250,
  selectedService: 'event',
  status: 'completed',
  venueDetails: 'secret gate',
  venueTitle: 'Garden, Ajmer Road',
} as const

/** Of the past, which no visitor can send, and fields that no schema knows. */
const rawFields = {
  functions: [
    { date: '2020-01-02', guests: 250, id: 'f1', name: 'Haldi', notes: 'secret', venue: 'Ajmer' },
  ],
  timeline: [{ at: new Date(), byName: 'Asha', text: 'Spoke with Meera' }],
  somethingNew: { deep: ['secret'] },
}

function makeBooking(payload: Payload, data: object) {
  return payload.create({ collection: 'bookings', data: data as never })
}

import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { mongo } from 'mongoose'
import type { Payload } from 'payload'
import { request } from '../../harness/requests/rest'
import type { Subject } from './runPairs'

interface Entry {
  changes?: { field: string; to?: string | null }[]
  kind: string
  text?: string
  undone?: boolean
}

interface Stored {
  anonymisedAt?: Date
  contactNumber?: string
  createdAt: Date
  deletedAt?: Date | null
  date?: string
  days?: string[] | null
  email?: string
  functions?: { date?: string; id?: string; name?: string }[] | null
  kind: string
  name?: string
  reference: string
  revision: number
  status: string
  timeline?: Entry[]
  updatedAt: Date
  venueTitle?: string
}

const roles = ['booking', 'other', 'merged'] as const
type Role = (typeof roles)[number]

interface Scene {
  ids: Record<Role, string>
  phone: string
  references: Record<Role, string>
}

interface Given {
  admin: string
  payload: Payload
}

const somePhone = () => String(randomInt(7_000_000_000, 9_999_999_999))

/** A booking, another one of the same customer, and one that was merged into the first before. */
export function bookingSubject({ admin, payload }: Given): Subject<Scene> {
  const bookings = payload.db.connection.collection<Stored>('Booking')
  const send = (method: string, path: string, data?: object) =>
    request({ data, method, path: `/bookings${path}`, payload, token: admin })

  return {
    async make() {
      const phone = somePhone()
      const now = new Date()
      const id = () => new mongo.ObjectId()
      const objectIds = { booking: id(), other: id(), merged: id() }
      const ids = mapRoles((role) => String(objectIds[role]))
      const references = mapRoles(() => `JU-${randomBytes(8).toString('hex')}`)
      const alike = { createdAt: now, kind: 'booking', revision: 1, status: 'new', updatedAt: now }
      const changes = [{ field: 'deletedAt', to: now.toISOString() }]
      const into = { at: now, changes, kind: 'merge', text: references.booking }
      const from = { at: now, kind: 'merge', text: references.merged }
      await bookings.insertMany([
        {
          _id: objectIds.booking,
          ...alike,
          contactNumber: phone,
          email: 'asha@example.com',
          name: 'Asha',
          reference: references.booking,
          timeline: [from],
        },
        {
          _id: objectIds.other,
          ...alike,
          contactNumber: somePhone(),
          ...{ date: '2099-12-12', days: ['2099-12-12'] },
          functions: [{ date: '2099-12-12', id: String(id()), name: 'Wedding' }],
          reference: references.other,
          venueTitle: 'Garden',
        },
        {
          _id: objectIds.merged,
          ...alike,
          deletedAt: now,
          email: 'asha@example.com',
          reference: references.merged,
          timeline: [into],
        },
      ])
      return { ids, phone, references }
    },

    async seen({ ids, references }) {
      const docs = await bookings
        .find({ _id: { $in: roles.map((role) => new mongo.ObjectId(ids[role])) } })
        .toArray()
      const nameOf = (text?: string) => roles.find((role) => references[role] === text)
      return mapRoles((role) => {
        const doc = docs.find(({ reference }) => reference === references[role])
        if (!doc) return 'deleted'
        const { anonymisedAt, contactNumber, deletedAt, email, name, status, venueTitle } = doc
        return {
          // A field that was emptied again is as one that was never filled.
          email: email ?? null,
          name: name ?? null,
          venueTitle: venueTitle ?? null,
          days: [doc.date ?? null, ...(doc.days ?? [])],
          functions: (doc.functions ?? []).map(({ date, name }) => [date, name ?? null]),
          status,
          hasPhone: Boolean(contactNumber),
          inTrash: Boolean(deletedAt),
          isErased: Boolean(anonymisedAt),
          timeline: lasting(doc.timeline).map(({ changes = [], kind, text, undone }) => [
            kind,
            nameOf(text),
            undone,
            ...changes.map(({ field, to }) => [field, field === 'deletedAt' ? Boolean(to) : to]),
          ]),
        }
      })
    },

    writes: {
      change: ({ ids }, place) =>
        send('PATCH', `/${ids.booking}`, {
          functions: [{ date: '2099-12-01', name: `Haldi ${place}` }],
          name: `Asha ${place}`,
        }),
      'change the status': ({ ids }) => send('PATCH', `/${ids.booking}`, { status: 'contacted' }),
      merge: ({ ids }) => send('POST', `/${ids.booking}/merge`, { other: ids.other }),
      'merge the other way': ({ ids }) =>
        send('POST', `/${ids.other}/merge`, { other: ids.booking }),
      'undo the merge': ({ ids }) =>
        send('POST', `/${ids.booking}/merge/undo`, {
          other: ids.merged,
          revision: 1,
          values: { email: null },
        }),
      erase: ({ phone }) =>
        request({
          data: { person: phone },
          method: 'POST',
          path: '/privacy/erase',
          payload,
          token: admin,
        }),
      trash: ({ ids }) => send('PATCH', `/${ids.booking}`, { deletedAt: new Date().toISOString() }),
      'trash the other': ({ ids }) =>
        send('PATCH', `/${ids.other}`, { deletedAt: new Date().toISOString() }),
      restore: ({ ids }) => send('PATCH', `/${ids.merged}?trash=true`, { deletedAt: null }),
      delete: ({ ids }) => send('DELETE', `/${ids.booking}?trash=true`),
      'delete the merged': ({ ids }) => send('DELETE', `/${ids.merged}?trash=true`),
    },
  }
}

function mapRoles<Value>(valueOf: (role: Role) => Value): Record<Role, Value> {
  return { booking: valueOf('booking'), other: valueOf('other'), merged: valueOf('merged') }
}

/**
 * Without merges that were undone: one that is refused halfway leaves both entries. Each side is undone for
 * itself: the booking that took the other, and the other, which went to the trash.
 */
function lasting(timeline: Entry[] = []): Entry[] {
  return timeline.reduce<Entry[]>((kept, entry) => {
    const last = kept.findLastIndex(
      (one) => one.kind === 'merge' && one.text === entry.text && wasMoved(one) === wasMoved(entry),
    )
    const undoes = entry.kind === 'merge' && entry.undone && last >= 0
    return undoes ? kept.toSpliced(last, 1) : [...kept, entry]
  }, [])
}

const wasMoved = ({ changes }: Entry) =>
  changes?.some(({ field }) => field === 'deletedAt') ?? false

interface Sending {
  data: { contactNumber: string; idempotencyKey: string; name: string }
  /** The references that the customer was told. */
  told: Set<string>
}

/** The same form, sent twice. */
export function sendingSubject({ payload }: Pick<Given, 'payload'>): Subject<Sending> {
  return {
    make: () =>
      Promise.resolve({
        data: { contactNumber: somePhone(), idempotencyKey: randomUUID(), name: 'Asha' },
        told: new Set(),
      }),

    async seen({ data: { contactNumber }, told }) {
      const { docs } = await payload.find({
        collection: 'bookings',
        depth: 0,
        where: { contactNumber: { equals: contactNumber } },
      })
      return docs.map(({ name, reference }) => ({
        name,
        isTold: told.has(reference ?? ''),
        told: told.size,
      }))
    },

    writes: {
      async send({ data, told }) {
        const { body, status } = await request({
          data,
          headers: { 'x-forwarded-for': `198.51.100.${randomBytes(1)[0]}` },
          method: 'POST',
          path: '/bookings',
          payload,
        })
        if (status < 400) told.add(body.doc.reference)
        return { status }
      },
    },
  }
}

import { mongo } from 'mongoose'
import type { Payload } from 'payload'
import type { sendDueEmails } from '@/booking/emails/sendDueEmails'
import type { MailServer } from '../../harness/mail/mailServer'
import { request } from '../../harness/requests/rest'
import type { Subject } from './runPairs'

interface Stored {
  contactNumber: string
  createdAt: Date
  kind: string
  name: string
  nextEmailAt: Date | null
  emails: {
    attempts: number
    id: string
    kind: string
    lease?: string | null
    nextAttempt: Date | null
    state: string
  }[]
  reference: string
  revision: number
  status: string
}

interface Given {
  admin: string
  mail: MailServer
  payload: Payload
  sendDueEmails: typeof sendDueEmails
  state: 'failed' | 'queued'
}

const contactNumber = '9829012345'

/** One booking with one email. Its own is the only one in the outbox, since a worker sends every due one. */
export function emailSubject({
  admin,
  mail,
  payload,
  sendDueEmails,
  state,
}: Given): Subject<string> {
  const bookings = payload.db.connection.collection<Stored>('Booking')
  const send = (method: string, path: string, data?: object) =>
    request({ data, method, path, payload, token: admin })

  return {
    async make() {
      await bookings.deleteMany({})
      mail.received.length = 0
      const now = new Date()
      const { insertedId } = await bookings.insertOne({
        contactNumber,
        createdAt: now,
        kind: 'booking',
        name: 'Meera',
        nextEmailAt: state === 'failed' ? null : new Date(now.getTime() - 1000),
        emails: [
          {
            attempts: state === 'failed' ? 8 : 0,
            id: '0123456789abcdef01234567',
            kind: 'business',
            nextAttempt: state === 'failed' ? null : new Date(now.getTime() - 1000),
            state,
          },
        ],
        reference: 'JU-2345-67',
        revision: 0,
        status: 'new',
      })
      return String(insertedId)
    },

    async seen(id) {
      const doc = await bookings.findOne({ _id: new mongo.ObjectId(id) })
      return {
        booking: doc && {
          emails: doc.emails?.map(({ attempts, lease, nextAttempt, state }) => [
            state,
            attempts,
            Boolean(lease),
            Boolean(nextAttempt),
          ]),
          name: doc.name,
          status: doc.status,
        },
        received: mail.received.map(({ raw }) => raw.includes('Meera')),
      }
    },

    writes: {
      async work() {
        await sendDueEmails({ payload })
        return { status: 200 }
      },
      retry: (id) => send('POST', `/bookings/${id}/emails/retry`, {}),
      erase: () => send('POST', '/privacy/erase', { person: contactNumber }),
      delete: (id) => send('DELETE', `/bookings/${id}?trash=true`),
      change: (id, place) =>
        send('PATCH', `/bookings/${id}`, { status: place === 'one' ? 'contacted' : 'quoted' }),
    },
  }
}

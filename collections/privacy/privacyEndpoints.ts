import { Forbidden, ValidationError, type Endpoint, type PayloadRequest } from 'payload'
import { toPerson, type Person } from '@/domain/person'
import { audit as words } from '@/messages/en/audit'
import { privacy } from '@/messages/en/privacy'
import { isAdmin } from '../access/roles'
import { audit } from '../AuditLog/audit'
import { erasePerson } from './erasePerson'
import { exportPerson } from './exportPerson'
import { findPerson } from './findPerson'

/** About one person, for admins. All are posted: who is asked for stands in no address and no log. */
export const privacyEndpoints: Endpoint[] = [
  about('/privacy/find', (person, { payload }) => findPerson({ payload, person })),
  about('/privacy/export', async (person, req) => {
    const file = await exportPerson({ now: new Date(), payload: req.payload, person })
    const details = words.requests(file.requests.length)
    await audit({ action: 'personExported', about: 'bookings', details, person: person.value, req })
    return file
  }),
  about('/privacy/erase', async (person, req) => {
    let details: string = words.incomplete
    try {
      const done = await erasePerson({ now: new Date(), payload: req.payload, person })
      details = words.requests(done.anonymised)
      return done
    } finally {
      await audit({ action: 'personErased', about: 'bookings', details, person: person.value, req })
    }
  }),
]

type Answer = (person: Person, req: PayloadRequest) => Promise<object>

function about(path: string, answer: Answer): Endpoint {
  return {
    path,
    method: 'post',
    handler: async (req) => {
      if (!isAdmin(req.user)) throw new Forbidden(req.t)
      const person = toPerson(await askedFor(req))
      if (!person) throw unreadable(req)
      return Response.json(await answer(person, req), { headers: { 'Cache-Control': 'no-store' } })
    },
  }
}

async function askedFor(req: PayloadRequest): Promise<unknown> {
  const body: unknown = await req.json?.().catch(() => undefined)
  return (body as { person?: unknown } | null | undefined)?.person
}

const unreadable = ({ t }: PayloadRequest) =>
  new ValidationError({ errors: [{ message: privacy.find.invalid, path: 'person' }] }, t)

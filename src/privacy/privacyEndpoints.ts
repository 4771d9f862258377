import { ValidationError, type Endpoint, type PayloadRequest } from 'payload'
import { endpointWithRight } from '@/account/endpointWithRight'
import { audit } from '@/audit/auditLog'
import { audit as words, privacy } from '@/i18n/en/privacy'
import { toPerson, type Person } from '@/privacy/rules/person'
import { anonymiseWhere, whereIs } from './anonymiseWhere'
import { exportPerson, findPerson } from './person'
import { personPage } from './personPage'

/** POST only, so that personal data is in no URL and no log. */
export const privacyEndpoints: Endpoint[] = [
  about('/privacy/find', (person, { payload }) => findPerson({ payload, person })),
  about('/privacy/export', async (person, req, body) => {
    const file = await exportPerson({ payload: req.payload, person })
    const details = words.requests(file.requests.length)
    await audit({ action: 'personExported', about: 'bookings', details, person: person.value, req })
    return body.as === 'page' ? new Response(personPage(file), { headers: html }) : file
  }),
  about('/privacy/erase', async (person, req) => {
    let details: string = words.incomplete
    try {
      const where = whereIs(person)
      const done = await anonymiseWhere({ now: new Date(), payload: req.payload, where })
      details = words.requests(done.anonymised)
      return done
    } finally {
      await audit({ action: 'personErased', about: 'bookings', details, person: person.value, req })
    }
  }),
]

const html = { 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' }

interface PrivacyRequest {
  /** `page`: as HTML; otherwise as JSON. */
  as?: unknown
  person?: unknown
}

type Answer = (person: Person, req: PayloadRequest, body: PrivacyRequest) => Promise<object>

function about(path: string, answer: Answer): Endpoint {
  return endpointWithRight({
    path,
    method: 'post',
    right: 'managePrivacy',
    answer: async (req) => {
      const body = ((await req.json?.().catch(() => null)) ?? {}) as PrivacyRequest
      const person = toPerson(body.person)
      if (person) return answer(person, req, body)
      const errors = [{ message: privacy.find.invalid, path: 'person' }]
      throw new ValidationError({ errors }, req.t)
    },
  })
}

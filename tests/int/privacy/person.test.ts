import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { handleApi } from '@/api/handleApi'
import { request } from '../../harness/requests/rest'
import type { Caller } from '../access/expected'
import { personalWords, setPrivacyStage, type PrivacyStage } from './privacyStage'

let stage: PrivacyStage

beforeAll(async () => {
  stage = await setPrivacyStage()
})

beforeEach(() => stage.clear())

afterAll(() => stage.destroy())

async function ask(act: 'erase' | 'export' | 'find', person: unknown, caller: Caller = 'admin') {
  const { payload, token } = stage.attempts[caller]
  const path = `/privacy/${act}`
  const { body, ...answer } = await request({
    data: { person },
    method: 'POST',
    path,
    payload,
    token,
  })
  return { ...answer, body: body as unknown as Told }
}

interface Told {
  also: string[]
  requests: { reference: string }[]
}

async function entries() {
  const { docs } = await stage.payload.find({ collection: 'audit-log', sort: 'createdAt' })
  return docs
}

describe('[V4] one person', () => {
  it.each(['find', 'export', 'erase'] as const)('should be for admins alone: %s', async (act) => {
    const reference = await stage.make()
    for (const caller of ['anonymous', 'staff'] as const) {
      const { body, status } = await ask(act, '9829012345', caller)
      expect(status).toBe(caller === 'staff' ? 403 : 401)
      expect(JSON.stringify(body)).not.toContain(reference)
    }
    expect(await stage.read(reference)).toMatchObject({ name: 'Meera Sharma' })
    expect(await entries()).toEqual([])
  })

  it.each(['', 'Meera', '98290', { $ne: null }, null])('should not be %s', async (person) => {
    const reference = await stage.make()
    for (const act of ['find', 'export', 'erase'] as const) {
      expect((await ask(act, person)).status).toBe(400)
    }
    expect(await stage.read(reference)).toMatchObject({ name: 'Meera Sharma' })
  })

  it('should be found by phone however it is written, in the trash too, and by nothing near', async () => {
    const live = await stage.make()
    const trashed = await stage.make({ email: 'other@example.com' }, { deletedAt: new Date() })
    await stage.make({ contactNumber: '9829012346', email: undefined })
    for (const typed of ['9829012345', '+91 98290-12345', '०९८२९०१२३४५']) {
      const { body } = await ask('find', typed)
      expect(body).toMatchObject({ live: 1, trash: 1 })
      const references = body.requests.map((one) => one.reference)
      expect(references.sort()).toEqual([live, trashed].sort())
      expect(body.also.sort()).toEqual(['meera@example.com', 'other@example.com'])
    }
  })

  it('should be found by e-mail in any case, its signs taken as they are', async () => {
    await stage.make({ contactNumber: '9829012345' })
    await stage.make({ email: 'meeraXexample.com@x.in' })
    expect((await ask('find', 'MEERA@example.com')).body).toMatchObject({ live: 1, trash: 0 })
    expect((await ask('find', 'm.era@example.com')).body).toMatchObject({ live: 0 })
    expect((await ask('find', '.*@example.com')).body).toMatchObject({ live: 0 })
  })

  it('should be exported whole, and the export be written down [V7]', async () => {
    const agreed = new Date('2026-01-02T10:00:00Z')
    const consent = { language: 'hi', marketing: true, noticeVersion: '2026-01', time: agreed }
    await stage.make({}, { consent })
    await stage.make({ message: 'Second' }, { deletedAt: new Date() })
    const { body, headers } = await ask('export', '9829012345')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body.requests).toHaveLength(2)
    expect(body.requests[0]).toMatchObject({
      campaign: 'campaign-7',
      consent: { language: 'hi', marketing: true, noticeVersion: '2026-01', time: agreed.toJSON() },
      contactNumber: '9829012345',
      email: 'meera@example.com',
      message: 'Haldi for Meera',
      name: 'Meera Sharma',
      emails: [{ kind: 'business' }, { kind: 'customer' }],
      somethingNew: { deep: ['secret'] },
      timeline: [{ text: 'Spoke with Meera' }],
      venueDetails: 'secret gate',
    })
    expect(body.requests[1]).toHaveProperty('deletedAt')
    expect(await entries()).toMatchObject([
      { action: 'personExported', by: 'admin@example.com', details: '2 requests' },
    ])
    expect(JSON.stringify(await entries())).not.toMatch(personalWords)
  })

  it('should be exported as a page to be read, which names everything that the file names', async () => {
    const { payload, token } = stage.attempts.admin
    const reference = await stage.make({ message: 'Haldi <b>for</b> Meera' })
    const answer = await handleApi({
      config: payload.config,
      request: new Request(`${payload.config.serverURL}/api/privacy/export`, {
        method: 'POST',
        body: JSON.stringify({ as: 'page', person: '9829012345' }),
        headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
      }),
    })
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const html = await answer.text()
    for (const words of [
      '<html lang="en">',
      '<h1>Personal data of 9829012345</h1>',
      reference,
      '<dt>Phone</dt><dd>+91 98290 12345</dd>',
      '<dt>Date</dt><dd>Thu, 2 Jan 2020</dd>',
      'Haldi &lt;b&gt;for&lt;/b&gt; Meera',
      'Spoke with Meera',
      '<dt>Something new</dt><dd>Deep: secret</dd>',
      '<dt>Email: customer</dt><dd>not sent</dd>',
      ' IST',
    ]) {
      expect(html).toContain(words)
    }
    expect(html).not.toMatch(/\b[0-9a-f]{24}\b/)
    expect(await entries()).toMatchObject([{ action: 'personExported' }])
  })

  it('should be erased everywhere, once, with the mails that were to go [V7]', async () => {
    const mine = [await stage.make(), await stage.make({}, { deletedAt: new Date() })]
    const theirs = await stage.make({ contactNumber: '9829099999', email: undefined })
    const before = await stage.read(theirs)
    const first = await ask('erase', '+91 9829012345')
    expect(first.body).toEqual({ anonymised: 2, cancelled: 4 })
    for (const reference of mine) {
      const after = await stage.read(reference)
      expect(JSON.stringify(after)).not.toMatch(personalWords)
      expect(after).toMatchObject({ numberOfGuests: 250, reference, status: 'completed' })
    }
    expect(await stage.read(theirs)).toEqual(before)
    expect((await ask('erase', '9829012345')).body).toEqual({ anonymised: 0, cancelled: 0 })
    const told = await entries()
    expect(told).toMatchObject([
      { action: 'personErased', by: 'admin@example.com', details: '2 requests' },
      { action: 'personErased', details: '0 requests' },
    ])
    expect(told[0]?.person).toBe(told[1]?.person)
    expect(JSON.stringify(told)).not.toMatch(personalWords)
  })

  it('should not come back by a form that was open, while the status can still change', async () => {
    const reference = await stage.make()
    const id = String((await stage.read(reference))?._id)
    const form = await stage.payload.findByID({ collection: 'bookings', depth: 0, id })
    await ask('erase', '9829012345')
    const { payload, token } = stage.attempts.admin
    const change = (data: object) =>
      request({ data, method: 'PATCH', path: `/bookings/${id}`, payload, token })
    expect((await change({ ...form, status: 'confirmed' })).status).toBe(409)
    const { revision, ...values } = form
    expect(revision).toBe(0)
    expect((await change({ ...values, status: 'confirmed' })).status).toBe(200)
    const after = await stage.read(reference)
    expect(after).toMatchObject({ status: 'confirmed' })
    expect(after?.anonymisedAt).toBeInstanceOf(Date)
    expect(JSON.stringify(after)).not.toMatch(personalWords)
  })
})

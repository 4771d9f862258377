import type { Payload, PayloadRequest } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { auditRefused } from '@/audit/auditRefused'
import { request } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload
let token: string

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
  token = stage.attempts.admin.token ?? ''
})

beforeEach(() => payload.db.connection.collection('AuditLog').deleteMany({}))

afterAll(() => stage.destroy())

const ask = (method: string, path: string, data?: object) =>
  request({ data, method, path, payload, token })

async function entries() {
  const { docs } = await payload.find({ collection: 'audit-log', sort: 'createdAt' })
  return docs
}

const phone = '9829055501'

async function visitorBooks() {
  const data = { contactNumber: phone, email: 'meera@example.com', name: 'Meera Sharma' }
  const { body, status } = await request({ data, method: 'POST', path: '/bookings', payload })
  expect(status).toBe(201)
  await payload.db.connection.collection('RateLimit').deleteMany({})
  return body.doc
}

describe('[V7] the audit log', () => {
  it('should tell of a booking who moved, restored and deleted it, and name no customer', async () => {
    const { id, reference } = await visitorBooks()
    expect(await entries()).toEqual([])
    const path = `/bookings/${id}?trash=true`
    await ask('PATCH', path, { status: 'contacted' })
    await ask('PATCH', path, { name: 'Meera S.', venueTitle: 'Lake Palace' })
    await ask('PATCH', path, { deletedAt: new Date().toISOString() })
    await ask('PATCH', path, { deletedAt: null })
    await ask('DELETE', path)
    const told = await entries()
    const by = 'admin@example.com'
    expect(told).toMatchObject([
      { action: 'statusChanged', by, details: 'new → contacted', document: reference },
      { action: 'changed', by, document: reference, fields: ['name', 'venueTitle'] },
      { action: 'trashed', by, document: reference },
      { action: 'restored', by, document: reference },
      { action: 'deleted', about: 'bookings', by, document: reference, documentId: id },
    ])
    expect(JSON.stringify(told)).not.toMatch(/Meera|meera|Palace|9829055501/)
  })

  it('should tell what was changed of content and settings', async () => {
    const { image } = stage
    const data = { image, category: 'weddings', kind: 'event', title: 'Mandap' }
    const { body } = await ask('POST', '/services', { ...data, _status: 'published' })
    await ask('PATCH', `/services/${body.doc.id}`, { capacity: 'Up to 80' })
    await ask('PATCH', `/services/${body.doc.id}`, { capacity: 'Up to 80' })
    await ask('POST', '/globals/site-settings', { name: 'Utsav', footerNote: 'Every day' })
    expect(await entries()).toMatchObject([
      { action: 'created', about: 'services', document: 'Mandap' },
      { action: 'changed', about: 'services', document: 'Mandap', fields: ['capacity'] },
      { action: 'changed', about: 'site-settings', fields: ['name', 'footerNote'] },
    ])
  })

  it('should tell what became of an account', async () => {
    const account = { email: 'asha@example.com', password: 'correct-horse-battery' }
    const { body } = await ask('POST', '/users', { ...account, role: 'staff' })
    const path = `/users/${body.doc.id}`
    await ask('PATCH', path, { role: 'admin' })
    await ask('PATCH', path, { password: 'another-horse-battery' })
    await ask('DELETE', path)
    const document = account.email
    expect(await entries()).toMatchObject([
      { action: 'created', document },
      { action: 'roleChanged', details: 'staff → admin', document },
      { action: 'passwordChanged', document, fields: ['password'] },
      { action: 'deleted', document },
    ])
    expect(JSON.stringify(await entries())).not.toContain('horse')
  })

  it('should tell of signing in and out, and of wrong passwords and of trying too often', async () => {
    const account = { email: 'often@example.com', password: 'correct-horse-battery' }
    await payload.create({ collection: 'users', data: { ...account, role: 'staff' } })
    const login = (password: string) => {
      const data = { ...account, password }
      return request({ data, method: 'POST', path: '/users/login', payload })
    }
    const { token } = await login(account.password)
    await request({ method: 'POST', path: '/users/logout', payload, token })
    for (let tries = 0; tries < 12; tries += 1) await login('wrong')
    await vi.waitFor(async () => expect(await entries()).toHaveLength(5))
    const told = await entries()
    expect(told.map(({ action, by }) => [action, by])).toEqual([
      ['created', 'The site itself'],
      ['signedIn', account.email],
      ['signedOut', account.email],
      ['wrongPassword', 'Not signed in'],
      ['signInRefused', 'Not signed in'],
    ])
    for (const entry of told.slice(3)) {
      expect(entry.person).toMatch(/^[\w-]{16}$/)
      expect(JSON.stringify(entry)).not.toContain('often')
    }
  })

  it('should not be blinded or filled by invented e-mails: they are summed by address', async () => {
    vi.stubEnv('TRUST_PROXY', '1')
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const login = (email: string, address: string) =>
      auditRefused({
        action: 'wrongPassword',
        req: {
          data: { email },
          headers: new Headers({ 'x-forwarded-for': address }),
          payload,
        } as unknown as PayloadRequest,
      })
    for (let index = 0; index < 1200; index += 1) {
      await login(`nobody${index}@example.com`, `198.51.${index >> 8}.${index % 256}`)
    }
    for (let tries = 0; tries < 40; tries += 1) await login(`x${tries}@example.com`, '203.0.113.7')
    expect(await entries()).toEqual([])
    await login('staff@example.com', '203.0.113.8')
    await login('staff@example.com', '203.0.113.8')
    expect(await entries()).toMatchObject([{ action: 'wrongPassword' }])
    vi.advanceTimersByTime(600_000)
    vi.useRealTimers()
    await vi.waitFor(async () => expect(await entries()).toHaveLength(7))
    const details = (await entries()).slice(1).map((entry) => entry.details)
    expect(details[0]).toBe('40 tries with emails without an account')
    expect(details[5]).toBe('1196 tries with emails without an account')
    vi.stubEnv('TRUST_PROXY', '0')
  })

  it('should tell of a password that was reset', async () => {
    const data = { email: 'staff@example.com' }
    const token = await payload.forgotPassword({ collection: 'users', data, disableEmail: true })
    await ask('POST', '/users/reset-password', { password: 'correct-horse-battery', token })
    expect((await entries()).map(({ action }) => action)).toContain('passwordChanged')
  })

  it('should stop nothing when it cannot be written', async () => {
    const { id } = await visitorBooks()
    const create = vi.spyOn(payload, 'create').mockRejectedValue(new Error('No room'))
    const error = vi.spyOn(payload.logger, 'error').mockReturnValue(undefined)
    const { user } = stage.attempts.admin
    await payload.update({ collection: 'bookings', data: { status: 'quoted' }, id, user })
    expect(error).toHaveBeenCalledOnce()
    create.mockRestore()
    error.mockRestore()
    expect(await entries()).toEqual([])
    expect(await payload.findByID({ collection: 'bookings', id })).toMatchObject({
      status: 'quoted',
    })
  })
})

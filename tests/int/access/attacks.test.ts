import { stringify } from 'node:querystring'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roles } from '@/account/roles'
import { request } from '../../harness/requests/rest'
import type { Caller } from './expected'
import { setStage, type Stage } from './stage'

let stage: Stage

beforeAll(async () => {
  stage = await setStage()
})

afterAll(() => stage.destroy())

interface Asked {
  as?: Caller
  data?: object
  headers?: Record<string, string>
  method?: string
}

const ask = (path: string, { as = 'anonymous', data, headers, method }: Asked = {}) =>
  request({
    data,
    headers,
    method: method ?? (data ? 'POST' : 'GET'),
    path,
    payload: stage.payload,
    token: stage.attempts[as].token,
  })

const secrets = ['hash', 'salt', 'resetPasswordToken', 'resetPasswordExpiration', 'password']

describe('[V1] what an answer hides', () => {
  it.each(secrets.flatMap((field) => [field, `or][0][${field}`, `and][0][${field}`]))(
    'should not be found out by asking for it: %s',
    async (field) => {
      for (const as of ['staff', 'admin'] as const) {
        for (const operator of ['like', 'exists', 'greater_than', 'equals']) {
          const { status } = await ask(`/users?where[${field}][${operator}]=a`, { as })
          expect([as, operator, status]).toEqual([as, operator, 400])
        }
      }
    },
  )

  it.each(['assignedTo.hash', 'assignedTo.salt', 'assignedTo.resetPasswordToken'])(
    'should not be found out through a relation: %s',
    async (path) => {
      const { status } = await ask(`/bookings?where[${path}][like]=a`, { as: 'admin' })
      expect(status).toBe(400)
    },
  )

  it.each([
    'select[hash]=true',
    'populate[users][hash]=true',
    'depth=99',
    'sort=hash',
    'sort=-salt',
  ])('should not be asked for with %s', async (query) => {
    const { body, status } = await ask(`/users?${query}`, { as: 'admin' })
    expect(status).toBeLessThan(500)
    const text = JSON.stringify(body)
    for (const secret of secrets) expect(text).not.toContain(`"${secret}":"`)
  })

  it('should not come out of the order of a list', async () => {
    const ids = async (sort: string) =>
      (await ask(`/users?sort=${sort}`, { as: 'admin' })).body.docs?.map(({ id }) => id)
    const plain = await ids('createdAt')
    const sorted = await Promise.all(secrets.flatMap((one) => [ids(one), ids(`-${one}`)]))
    // Turned round it would be another order, if it were one.
    for (let pair = 0; pair < sorted.length; pair += 2)
      expect(sorted[pair]).toEqual(sorted[pair + 1])
    // One of each role, and the stranger.
    expect(plain).toHaveLength(roles.length + 1)
  })
})

describe('[V1] operators and prototypes in what is sent', () => {
  const injected = [{ $ne: null }, { $gt: '' }, { $regex: '.*' }, ['a'], 1, true, null]

  it.each(injected)('should sign nobody in: %j', async (value) => {
    const email = 'admin@example.com'
    const password = 'correct-horse-battery'
    for (const data of [
      { email: value, password },
      { email, password: value },
      { email: value, password: value },
    ]) {
      const { body, status } = await ask('/users/login', { data })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(body.token).toBeUndefined()
    }
  })

  it.each(injected)('should reset no password: %j', async (value) => {
    const password = 'another-horse-battery'
    const reset = await ask('/users/reset-password', { data: { password, token: value } })
    expect(reset.status).toBeGreaterThanOrEqual(400)
    expect(reset.status).toBeLessThan(500)
    const forgot = await ask('/users/forgot-password', { data: { email: value } })
    expect(forgot.status).toBeLessThan(500)
  })

  it.each([
    'where[$where]=sleep(1)',
    'where[title][$ne]=x',
    'where[title][$regex]=.*',
    'where[__proto__][equals]=x',
    'where[constructor][prototype][x]=1',
    'where[or]=x',
    'where[and][0]=x',
    'sort[$ne]=1',
    'sort=__proto__',
    'limit=-1',
    'limit=1e9',
    'limit[$gt]=0',
    'page=-5',
    'page[]=1&page[]=2',
    'depth=-1',
    'depth=1e9',
    'select=x',
    'select[__proto__]=true',
    'populate=x',
    'joins=x',
    'locale=__proto__',
    'fallback-locale[a]=b',
  ])('should break no list: ?%s', async (query) => {
    const { status } = await ask(`/services?${query}`, { as: 'staff' })
    expect(status).toBeLessThan(500)
  })

  it.each([
    'undefined',
    'null',
    '[object Object]',
    '{"$ne":null}',
    '0',
    '../users',
    'a'.repeat(5000),
  ])('should be no id: %s', async (id) => {
    for (const slug of ['services', 'bookings', 'users']) {
      const { status } = await ask(`/${slug}/${encodeURIComponent(id)}`, { as: 'admin' })
      expect([slug, status >= 400 && status < 500]).toEqual([slug, true])
    }
  })

  it('should change no prototype', async () => {
    const hostile = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'
    const data = { ...(JSON.parse(hostile) as object), contactNumber: '9829155555' }
    await ask('/bookings', { data })
    await ask(`/services?${stringify({ '__proto__[polluted]': 1 })}`, { as: 'staff' })
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})

describe('[V1] doors that Payload opens', () => {
  it.each([
    ['POST', '/graphql'],
    ['GET', '/graphql'],
    ['GET', '/graphql-playground'],
    ['POST', '/users/first-register'],
    ['POST', '/users/unlock'],
    ['GET', '/users/unlock'],
    ['POST', '/users/refresh-token'],
    ['GET', '/payload-jobs/run'],
    ['GET', '/payload-jobs'],
    ['GET', '/payload-preferences'],
    ['GET', '/payload-locked-documents'],
    ['GET', '/payload-kv'],
    ['GET', '/audit-log'],
    ['GET', '/users'],
    ['GET', '/bookings/export.csv'],
    ['GET', '/bookings/count-new?after=2020-01-01T00:00:00.000Z'],
    ['GET', '/globals/site-settings/versions'],
  ])('should be shut to strangers: %s %s', async (method, path) => {
    const data =
      method === 'POST' ? { email: 'x@example.com', password: 'x'.repeat(12) } : undefined
    const { body, status } = await ask(path, { data, method })
    expect(status).toBe(401)
    expect(body.token).toBeUndefined()
  })

  it('should keep no answer in a cache, but for pictures', async () => {
    const asked = [
      await ask('/users/me'),
      await ask('/faqs', { as: 'staff' }),
      await ask('/bookings', { as: 'admin' }),
      await ask('/bookings', { as: 'staff' }),
      await ask('/no-such-thing', { as: 'admin' }),
    ]
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 403, 404])
    for (const { headers } of asked) expect(headers.get('cache-control')).toBe('no-store')
  })

  it('should be no wider for a session that was made up', async () => {
    for (const cookie of ['payload-token=made-up', 'payload-token=']) {
      const asked = ['/services', '/faqs?limit=1', '/globals/site-settings']
      for (const path of asked) {
        expect([path, (await ask(path, { headers: { cookie } })).status]).toEqual([path, 401])
      }
      expect((await ask('/users/me', { headers: { cookie } })).status).toBe(200)
    }
  })

  it("should let no staff lock a document in an admin's name", async () => {
    const { admin } = stage.attempts
    const user = { relationTo: 'users', value: admin.user?.id }
    const locks = [
      { globalSlug: 'site-settings', user },
      { document: { relationTo: 'users', value: admin.user?.id }, user },
    ]
    for (const data of locks) {
      const { status } = await ask('/payload-locked-documents', { as: 'staff', data })
      expect(status).toBe(404)
    }
    const { collections, globals } = stage.payload.config
    const ours = [...collections, ...globals].filter(({ slug }) => !slug.startsWith('payload-'))
    for (const { lockDocuments, slug } of ours) expect([slug, lockDocuments]).toEqual([slug, false])
    const data = { name: 'Open to admins' }
    const settings = await ask('/globals/site-settings', { as: 'admin', data })
    expect(settings.status).toBe(200)
  })

  it('should not be opened by another name of the method', async () => {
    const names = ['x-http-method-override', 'x-payload-http-method-override', 'x-method-override']
    for (const name of names) {
      for (const method of ['GET', 'DELETE', 'PATCH']) {
        const headers = { [name]: method }
        const { body } = await ask('/bookings?where[id][exists]=true', {
          data: { contactNumber: '9829166666' },
          headers,
        })
        expect(body.docs).toBeUndefined()
      }
    }
    const { totalDocs } = await stage.payload.count({ collection: 'bookings' })
    expect(totalDocs).toBeGreaterThan(0)
  })
})

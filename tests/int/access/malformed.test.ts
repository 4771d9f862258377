import { stringify } from 'node:querystring'
import { handleApi } from '@/api/handleApi'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestProblems } from '@/i18n/en/requestProblems'
import { request } from '../../harness/rest'
import { setStage, type Stage } from './stage'

let stage: Stage

beforeAll(async () => {
  stage = await setStage()
})

afterAll(() => stage.destroy())

const asAdmin = (path: string, data?: object) =>
  request({
    data,
    method: data ? 'POST' : 'GET',
    path,
    payload: stage.payload,
    token: stage.attempts.admin.token,
  })

describe('[V1] a request whose form is broken', () => {
  it.each([
    'where=x',
    'where[id][equals][$gt]=',
    'where[id][in][a]=b',
    'where[createdAt][greater_than][a]=1',
    'where[id][near]=1',
    'where[or][0][and][0][id][not_in][a]=b',
    'sort=',
    'sort=a..b',
  ])('should be refused in every list, not break it: ?%s', async (query) => {
    for (const slug of Object.keys(stage.payload.collections)) {
      for (const path of [`/${slug}`, `/${slug}/count`, `/${slug}/versions`]) {
        const { status } = await asAdmin(`${path}?${query}`)
        expect([path, status >= 400 || query.startsWith('sort')]).toEqual([path, true])
        expect([path, status < 500]).toEqual([path, true])
      }
    }
  })

  it('should not be a query too large to work out, in an address or posted', async () => {
    const many = { or: Array.from({ length: 300 }, () => ({ title: { equals: 'x' } })) }
    const deep = `${'{"or":['.repeat(3000)}{}${']}'.repeat(3000)}`
    const wordy = { title: { like: 'a '.repeat(100) } }
    for (const where of [many, deep, wordy]) {
      const posted = await askByPost({ where })
      const text = typeof where === 'string' ? where : JSON.stringify(where)
      const asked = await asAdmin(`/services?${stringify({ where: text })}`)
      for (const { body, status } of [posted, asked]) {
        expect([status, body.errors[0]?.message]).toEqual([400, requestProblems.hugeQuery])
      }
    }
    const some = await askByPost({ limit: 3, where: { title: { like: 'a few words' } } })
    expect([some.status, some.body.docs]).toEqual([200, []])
  })

  it.each(['title', 'order', 'kind'])(
    'should be no list of services: an object for %s',
    async (name) => {
      expect((await asAdmin(`/services?where[${name}][equals][$gt]=`)).status).toBe(400)
    },
  )

  it.each(['null', '1', '"x"', 'true', '[]', '{"a":'])(
    'should be no document: %s',
    async (body) => {
      const { config } = stage.payload
      const writes = [...config.collections, ...config.globals.map(({ slug }) => ({ slug }))]
      for (const { slug } of writes) {
        const path = config.collections.some((one) => one.slug === slug) ? slug : `globals/${slug}`
        const { status } = await sendText(`/${path}`, body)
        expect([path, status >= 400 && status < 500]).toEqual([path, true])
      }
    },
  )

  it('should be told which field is of the wrong kind', async () => {
    const wrong = { email: 1, name: ['a'], password: 'correct-horse-battery', role: {} }
    const { body, status } = await asAdmin('/users', wrong)
    expect(status).toBe(400)
    const paths = body.errors[0]?.data.errors.map(({ path }) => path).sort()
    expect(paths).toEqual(['email', 'name', 'role'])
    const numbers = await asAdmin('/services', { order: '5px' })
    expect(numbers.body.errors[0]?.data.errors).toEqual([
      { message: requestProblems.wrongType, path: 'order' },
    ])
    const answer = { root: { children: [1, null] } }
    const faq = await asAdmin('/faqs', { answer, question: 'Why?' })
    expect(faq.status).toBe(400)
  })

  it('should be an endpoint only where there is something behind it', async () => {
    expect((await asAdmin('/users/verify/abc', {})).status).toBe(404)
    expect((await asAdmin('/bookings/versions')).status).toBe(404)
    for (const path of ['/faqs/%', '/faqs/a,b', '/globals/home-page/versions/%E0%A4%A'])
      expect([path, (await asAdmin(path)).status]).toEqual([path, 400])
    const names = ['abc', '..%2Fx.png', '%2Fetc%2Fpasswd', 'a%00b', 'a'.repeat(3000)]
    for (const name of names) {
      expect([name, (await asAdmin(`/media/file/${name}`)).status]).toEqual([name, 404])
    }
  })
})

/** As the panel asks for what is too long for an address. */
const askByPost = (data: object) =>
  request({
    data,
    headers: { 'X-Payload-HTTP-Method-Override': 'GET' },
    method: 'POST',
    path: '/services',
    payload: stage.payload,
  })

const sendText = async (path: string, body: string) => {
  const { config } = stage.payload
  const authorization = `JWT ${stage.attempts.admin.token}`
  const headers = { authorization, 'content-type': 'application/json' }
  const url = `${config.serverURL}/api${path}`
  return handleApi({ config, request: new Request(url, { body, headers, method: 'POST' }) })
}

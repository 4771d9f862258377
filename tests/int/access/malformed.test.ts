import { stringify } from 'node:querystring'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handleApi } from '@/api/handleApi'
import { requestProblems } from '@/i18n/en/requestProblems'
import { request } from '../../harness/requests/rest'
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
  it('should name no order of MongoDB, in any list', async () => {
    for (const slug of Object.keys(stage.payload.collections)) {
      for (const path of [`/${slug}`, `/${slug}/count`]) {
        const { status } = await asAdmin(`${path}?where[or][0][and][0][id][equals][$gt]=`)
        expect([path, status >= 400 && status < 500]).toEqual([path, true])
      }
    }
  })

  it('should not be a query too large to work out, in an address or posted', async () => {
    const many = { or: Array.from({ length: 160 }, () => ({ title: { equals: 'x' } })) }
    const deep = `${'{"or":['.repeat(400)}{}${']}'.repeat(400)}`
    const wordy = { title: { like: 'a '.repeat(100) } }
    for (const where of [many, deep, wordy]) {
      const query = stringify({ where: typeof where === 'string' ? where : JSON.stringify(where) })
      const posted = await sendPosted(query)
      const asked = await asAdmin(`/services?${query}`)
      for (const [status, body] of [posted, [asked.status, asked.body]] as const) {
        expect([status, body.errors[0]?.message]).toEqual([400, requestProblems.hugeQuery])
      }
    }
    const some = await sendPosted('limit=3&where[title][like]=a%20few%20words')
    expect([some[0], some[1].docs]).toEqual([200, []])
  })

  it('should not be a posted query that hides another in its language', async () => {
    const hidden = `en&${'where[or][0][title][like]=a&'.repeat(200)}`
    for (const name of ['X-HTTP-Method-Override', 'X-Payload-HTTP-Method-Override']) {
      const body = JSON.stringify({ depth: hidden, fallbackLocale: 'en', locale: hidden })
      const headers = { 'content-type': 'application/json', [name]: 'GET' }
      expect((await send({ body, headers, path: '/services' })).status).toBe(400)
    }
    const [status] = await sendPosted(`locale=${encodeURIComponent(hidden)}&limit=1`)
    expect(status).toBe(200)
  })

  it('should not be a document of 5,000 levels', async () => {
    const deep = `${'{"a":['.repeat(5000)}1${']}'.repeat(5000)}`
    for (const path of ['/faqs', '/globals/home-page', '/privacy/find', '/users/login']) {
      const answer = await sendText(path, deep)
      const { errors } = (await answer.json()) as Body
      expect([path, answer.status, errors[0]?.message]).toEqual([
        path,
        path === '/users/login' ? 413 : 400,
        path === '/users/login' ? requestProblems.tooLarge : requestProblems.tooDeep,
      ])
    }
    const lists = `{"email":${'['.repeat(5000)}${']'.repeat(5000)}}`
    expect((await sendText('/users/login', lists)).status).toBe(400)
  })

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

interface Body {
  docs?: object[]
  errors: { message: string }[]
}

/** As the panel asks for what is too long for an address. */
async function sendPosted(body: string): Promise<[number, Body]> {
  const headers = {
    'X-Payload-HTTP-Method-Override': 'GET',
    'content-type': 'application/x-www-form-urlencoded',
  }
  const answer = await send({ body, headers, path: '/services' })
  return [answer.status, (await answer.json()) as Body]
}

const sendText = (path: string, body: string) =>
  send({ body, headers: { 'content-type': 'application/json' }, path })

interface Sent {
  body: string
  headers: Record<string, string>
  path: string
}

function send({ body, headers, path }: Sent) {
  const { config } = stage.payload
  const authorization = `JWT ${stage.attempts.admin.token}`
  const url = `${config.serverURL}/api${path}`
  const init = { body, headers: { ...headers, authorization }, method: 'POST' }
  return handleApi({ config, request: new Request(url, init) })
}

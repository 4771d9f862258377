import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { limitCookies } from '@/platform/limitCookies.mjs'
import { nameOwnOrigin } from '@/platform/nameOwnOrigin.mjs'
import {
  isQuoteAnswer,
  refuseForeignOrigin,
  refuseLargeAnswer,
  refuseMalformed,
  refuseOptimizer,
  setSocketAddress,
} from '@/server/beforeNext.mjs'

type Refuse = typeof refuseMalformed

/** The status of the refusal; undefined where Next is to be asked. */
function statusOf(refuse: Refuse, request: object) {
  let said: number | undefined
  const response = {
    writeHead(status: number) {
      said = status
      return { end: () => undefined }
    },
  }
  const refused = refuse(
    { headers: {}, method: 'POST', url: '/contact', ...request } as IncomingMessage,
    response as unknown as ServerResponse,
  )
  expect(refused).toBe(said !== undefined)
  return said
}

describe('[V1] what has no form to be read by', () => {
  it.each([
    { url: '/api/%E0%A4%A' },
    { url: '/faqs/%' },
    { method: 'OPTIONS', url: '*' },
    { headers: { 'content-type': 'multipart/form-data' } },
    { headers: { 'content-type': 'multipart/form-data; boundary=' } },
    { headers: { 'content-type': 'Multipart/Form-Data' } },
  ])('should be refused: %j', (request) => expect(statusOf(refuseMalformed, request)).toBe(400))

  it.each([
    { url: '/faqs/%E0%A4%95?where=%' },
    { headers: { 'content-type': 'multipart/form-data; boundary=----x' } },
    { headers: { 'content-type': 'Multipart/Form-Data; Boundary=x' } },
    { headers: { 'content-type': 'application/json' } },
    {},
  ])('should not be: %j', (request) => expect(statusOf(refuseMalformed, request)).toBeUndefined())
})

describe('[V1] a method that no page has', () => {
  it.each(['TRACE', 'PROPFIND', 'CONNECT'])('should be refused: %s', (method) =>
    expect(statusOf(refuseMalformed, { method })).toBe(405),
  )
})

describe("[V1] Next's picture optimizer", () => {
  it.each(['/_next/image', '/_next/image?url=%2Ficon.svg&w=640&q=75', '/_next/image/'])(
    'should not be reached: %s',
    (url) => expect(statusOf(refuseOptimizer, { method: 'GET', url })).toBe(404),
  )

  it.each(['/_next/static/a.js', '/_next/imagery', '/?url=/_next/image'])(
    'should not be all that is refused: %s',
    (url) => expect(statusOf(refuseOptimizer, { method: 'GET', url })).toBeUndefined(),
  )
})

describe('[J6] an answer to a quote', () => {
  const large = { headers: { 'content-length': '40000' } }
  const chunked = { headers: { 'transfer-encoding': 'chunked' } }

  it.each([
    { ...large, url: '/q/token' },
    { ...large, url: '/hi/q/token/seen?x=1' },
    { ...large, url: '/%71/token' },
    { ...chunked, url: '/q/token' },
  ])('should not be read when it is too large, or may be: %j', (request) =>
    expect(statusOf(refuseLargeAnswer, request)).toBe(413),
  )

  it.each([
    { headers: { 'content-length': '32768' }, url: '/q/token' },
    { url: '/q/token/seen' },
    { ...large, method: 'GET', url: '/q/token' },
    { ...large, url: '/quality/token' },
    { ...chunked, url: '/api/q/token' },
  ])('should be all that is held back: %j', (request) =>
    expect(statusOf(refuseLargeAnswer, request)).toBeUndefined(),
  )
})

describe('[V3] what the page of another site sends', () => {
  const host = 'www.example.com'
  const foreign = { host, origin: 'https://evil.example' }
  const form = { ...foreign, 'content-type': 'multipart/form-data; boundary=x' }

  it.each([
    { headers: foreign },
    { headers: { host, origin: 'nonsense' } },
    { headers: { host, origin: 'null' } },
    { headers: { host, origin: 'null', 'sec-fetch-site': 'cross-site' } },
    { headers: { host: 'inside:3000', origin: 'https://evil.example', 'x-forwarded-host': host } },
    { headers: form, url: '/api/users/login' },
    { headers: form, url: '/api/bookings' },
    { headers: foreign, method: 'PATCH', url: '/api/faqs/1' },
    { headers: foreign, method: 'DELETE', url: '/api/faqs/1' },
  ])('should be refused: %j', (request) => expect(statusOf(refuseForeignOrigin, request)).toBe(403))

  it.each([
    { headers: { host, origin: `https://${host}` } },
    { headers: { host, origin: `https://${host}` }, url: '/api/users/login' },
    { headers: { host: 'inside:3000', origin: `https://${host}`, 'x-forwarded-host': host } },
    { headers: { host } },
    { headers: { host, origin: 'null', 'sec-fetch-site': 'same-origin' } },
    { headers: foreign, method: 'GET' },
    { headers: foreign, method: 'OPTIONS', url: '/api/bookings' },
  ])('should not be: %j', (request) =>
    expect(statusOf(refuseForeignOrigin, request)).toBeUndefined(),
  )
})

describe('[V2] the address of the connection', () => {
  it('should be handed on, whatever the sender wrote in its place', () => {
    const headers: Record<string, string> = { 'x-socket-address': '198.51.100.1' }
    const socket = { remoteAddress: '203.0.113.7' }
    setSocketAddress({ headers, socket } as unknown as IncomingMessage)
    expect(headers).toEqual({ 'x-socket-address': '203.0.113.7' })
  })
})

describe('[V2] cookies', () => {
  const sent = (count: number) =>
    Array.from({ length: count }, (_, index) => `name${index}=x`).join('; ')
  const passedOn = (cookie?: string) => {
    const headers = { cookie }
    limitCookies({ headers })
    return headers.cookie
  }

  it('should be passed on as they are, as many as a browser has', () => {
    for (const cookie of [undefined, '', sent(1), sent(50)]) expect(passedOn(cookie)).toBe(cookie)
  })

  it('should be the first fifty of more', () => expect(passedOn(sent(1100))).toBe(sent(50)))
})

it('[J6] a form of the page of a quote should pass for one of ours, and nothing else', () => {
  const originOf = (headers: Record<string, string>, url = '/hi/q/token', method = 'POST') => {
    const request = { headers, method, url } as unknown as IncomingMessage
    if (isQuoteAnswer(request)) nameOwnOrigin(request)
    return headers.origin
  }
  expect(originOf({ host: 'a.test', origin: 'null' })).toBe('http://a.test')
  const behind = { host: 'inside', origin: 'null', 'x-forwarded-host': 'a.test' }
  expect(originOf(behind)).toBe('http://a.test')
  expect(originOf({ host: 'a.test', origin: 'https://b.test' })).toBe('https://b.test')
  expect(originOf({ host: 'a.test' })).toBeUndefined()
  expect(originOf({ host: 'a.test', origin: 'null' }, '/api/users/me')).toBe('null')
  expect(originOf({ host: 'a.test', origin: 'null' }, '/q/token', 'GET')).toBe('null')
})

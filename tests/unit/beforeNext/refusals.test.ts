import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { refuseForeignForm } from '@/beforeNext/refuseForeignForm'
import { refuseMalformed } from '@/beforeNext/refuseMalformed'

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
    { headers: { 'content-type': 'multipart/form-data' } },
    { headers: { 'content-type': 'multipart/form-data; boundary=' } },
  ])('should be refused: %j', (request) => expect(statusOf(refuseMalformed, request)).toBe(400))

  it.each([
    { url: '/faqs/%E0%A4%95?where=%' },
    { headers: { 'content-type': 'multipart/form-data; boundary=----x' } },
    { headers: { 'content-type': 'application/json' } },
    {},
  ])('should not be: %j', (request) => expect(statusOf(refuseMalformed, request)).toBeUndefined())
})

describe('[V3] a form of a page that another site sends', () => {
  const host = 'www.example.com'
  it.each([
    { headers: { host, origin: 'https://evil.example' } },
    { headers: { host, origin: 'nonsense' } },
    { headers: { host: 'inside:3000', origin: 'https://evil.example', 'x-forwarded-host': host } },
  ])('should be refused: %j', (request) => expect(statusOf(refuseForeignForm, request)).toBe(403))

  it.each([
    { headers: { host, origin: `https://${host}` } },
    { headers: { host: 'inside:3000', origin: `https://${host}`, 'x-forwarded-host': host } },
    { headers: { host } },
    { headers: { host, origin: 'https://evil.example' }, method: 'GET' },
    { headers: { host, origin: 'https://evil.example' }, url: '/api/bookings' },
  ])('should not be: %j', (request) => expect(statusOf(refuseForeignForm, request)).toBeUndefined())
})

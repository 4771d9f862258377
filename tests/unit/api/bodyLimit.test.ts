import { bodyLimit } from '@/api/bodyLimit'
import { describe, expect, it } from 'vitest'

const bytesOf = (headers: Record<string, string>, slug?: string) =>
  bodyLimit(new Request('http://localhost/api/faqs', { headers }), slug).bytes

describe('[V1] the largest body', () => {
  it.each(['X-Payload-HTTP-Method-Override', 'X-HTTP-Method-Override'])(
    'should be that of a query where %s makes it a read',
    (name) => {
      const json = { 'content-type': 'application/json', [name]: 'GET' }
      expect(bytesOf(json)).toBe(16 * 1024)
      expect(bytesOf(json, 'bookings')).toBe(16 * 1024)
    },
  )

  it('should be smaller for a booking than for a document or a picture', () => {
    const form = bytesOf({ 'content-type': 'multipart/form-data; boundary=x' })
    const json = bytesOf({ 'content-type': 'application/json' })
    expect([bytesOf({}, 'bookings'), json, form]).toEqual([32 * 1024, 1024 * 1024, 6_000_000])
  })
})

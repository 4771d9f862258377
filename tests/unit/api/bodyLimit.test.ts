import { describe, expect, it } from 'vitest'
import { bodyLimit } from '@/api/bodyLimit'

const bytesOf = (route: string, type = 'application/json') =>
  bodyLimit({ headers: new Headers({ 'content-type': type }), route }).bytes

describe('[V1] the largest body', () => {
  it('should be that of a posted query where it is read as a GET', () => {
    expect(bytesOf('GET /services', 'application/x-www-form-urlencoded')).toBe(16 * 1024)
  })

  it('should be smaller for what a stranger may send than for a document or a picture', () => {
    const open = ['POST /bookings', 'POST /users/login'].map((route) => bytesOf(route))
    expect(open).toEqual([32 * 1024, 32 * 1024])
    expect(bytesOf('POST /faqs')).toBe(1024 * 1024)
    for (const type of ['multipart/form-data; boundary=x', 'Multipart/Form-Data; boundary=x']) {
      expect(bytesOf('POST /media', type)).toBe(6_000_000)
    }
  })
})

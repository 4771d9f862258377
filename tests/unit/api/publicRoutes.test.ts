import { describe, expect, it } from 'vitest'
import { refuseStranger } from '@/api/publicRoutes'

const statusOf = (route: string, type = 'application/json') =>
  refuseStranger({ headers: new Headers({ 'content-type': type }), route })?.status

describe('[V1] a request of a stranger', () => {
  it('should be refused with 401 beside the public routes', () => {
    expect(statusOf('GET /media/file/hall.webp')).toBeUndefined()
    expect(statusOf('POST /bookings')).toBeUndefined()
    expect(statusOf('GET /bookings')).toBe(401)
    expect(statusOf('GET /media/file/hall.webp/more')).toBe(401)
    expect(statusOf('POST /bookings/64b000000000000000000000')).toBe(401)
  })

  it.each(['multipart/form-data; boundary=x', 'Multipart/Form-Data; boundary=x'])(
    'should be refused with 415 as a form: %s',
    (type) => expect(statusOf('POST /bookings', type)).toBe(415),
  )
})

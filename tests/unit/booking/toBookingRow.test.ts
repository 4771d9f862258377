import { describe, expect, it } from 'vitest'
import { type ListedBooking, toBookingRow as rowOf } from '@/booking/admin/list/toBookingRow'
import { formatWait } from '@/time/timeAgo'

const now = new Date('2026-11-20T13:40:00.000Z')
const admins = [{ id: 'u1', name: 'Asha' }]
const toBookingRow = (booking: ListedBooking) => rowOf({ admins, booking, now })

const phoneOnly: ListedBooking = {
  id: '1',
  contactNumber: '9829012345',
  createdAt: '2026-11-20T10:35:00.000Z',
  kind: 'booking',
  status: 'new',
}

const full: ListedBooking = {
  ...phoneOnly,
  assignedTo: 'u1',
  followUpOn: '2026-11-25',
  name: 'Meera S.',
  date: '2026-12-12',
  email: 'meera@example.com',
  numberOfGuests: 1250,
  reference: 'JU-7K4M-92',
  source: 'walkIn',
  venueTitle: 'Garden, Ajmer Road',
}

describe('toBookingRow', () => {
  it('[D2] should give each column its text', () => {
    expect(toBookingRow(full)).toMatchObject({
      name: 'Meera S.',
      email: 'meera@example.com',
      contact: '+91 98290 12345',
      date: 'Sat, 12 Dec 2026',
      guests: '1,250',
      venue: 'Garden, Ajmer Road',
    })
  })

  it.each([
    ['absent', {}],
    ['null', { name: null, email: null, date: null, numberOfGuests: null, venueTitle: null }],
    ['empty', { name: '', email: '', date: '', venueTitle: '' }],
  ])('[D3] should show a dash for what is %s', (_, given) => {
    const { date, email, guests, name, venue } = toBookingRow({ ...phoneOnly, ...given })

    expect([name, email, date, guests, venue]).toEqual(['—', '—', '—', '—', '—'])
  })

  it('[D9] should name a booking without a name by its phone number', () => {
    expect(toBookingRow(phoneOnly).booking.who).toBe('+91 98290 12345')
    expect(toBookingRow(full).booking.who).toBe('Meera S.')
  })

  it('[D8] should call, chat and write to a customer with a mobile number and an e-mail', () => {
    const { call, email, whatsapp } = toBookingRow(full).links

    expect(call).toBe('tel:+919829012345')
    expect(email).toBe('mailto:meera@example.com')
    expect(whatsapp).toMatch(/^https:\/\/wa\.me\/919829012345\?text=.*JU-7K4M-92/)
  })

  it('[D8] should only call a landline without an e-mail', () => {
    const { links } = toBookingRow({ ...phoneOnly, contactNumber: '1412345678' })

    expect(links).toEqual({ call: 'tel:+911412345678' })
  })

  it('[D2] should have words for the columns that may be added', () => {
    expect(toBookingRow(full).optional).toEqual({
      kind: 'Request',
      received: '20 Nov 2026, 16:05 IST',
      reference: 'JU-7K4M-92',
      assigned: 'Asha',
      followUp: 'Wed, 25 Nov 2026',
      source: 'Walk-in',
    })
    expect(toBookingRow(phoneOnly).optional).toMatchObject({ assigned: '—', followUp: '—' })
    expect(toBookingRow({ ...full, assignedTo: 'gone' }).optional.assigned).toBe('Somebody else')
  })

  it('[C2] should name a message without a name or phone by its e-mail, which answers it', () => {
    const { booking, contact, links } = toBookingRow({
      ...phoneOnly,
      contactNumber: undefined,
      email: 'meera@example.com',
      kind: 'contact',
    })
    expect([booking.who, contact]).toEqual(['meera@example.com', '—'])
    expect(links).toEqual({ email: 'mailto:meera@example.com' })
  })

  it('[D5] should tell a contact message from a request', () => {
    expect(toBookingRow({ ...phoneOnly, kind: 'contact' }).optional.kind).toBe('Message')
  })

  it('[M5] should say how long a new one waits, until somebody answers', () => {
    expect(toBookingRow(phoneOnly).wait).toBe('3 h')
    expect(toBookingRow({ ...phoneOnly, answeredAt: now.toISOString() }).wait).toBeUndefined()
    expect(toBookingRow({ ...phoneOnly, status: 'contacted' }).wait).toBeUndefined()
    expect(toBookingRow({ ...phoneOnly, deletedAt: now.toISOString() }).wait).toBeUndefined()
  })

  it('[M13] should know where it lies and where it stood', () => {
    const timeline = [
      {
        at: '',
        kind: 'change' as const,
        changes: [{ field: 'status', from: 'quoted', to: 'lost' }],
      },
    ]
    const booking = { ...phoneOnly, deletedAt: now.toISOString(), timeline }
    expect(toBookingRow(booking).booking).toMatchObject({ before: 'quoted', place: 'trash' })
    expect(toBookingRow(phoneOnly).booking.place).toBe('list')
  })
})

describe('[M5] formatWait', () => {
  it.each([
    ['2026-11-20T13:40:00.000Z', '1 min'],
    ['2026-11-20T12:41:00.000Z', '59 min'],
    ['2026-11-20T12:40:00.000Z', '1 h'],
    ['2026-11-19T13:41:00.000Z', '23 h'],
    ['2026-11-19T13:40:00.000Z', '1 day'],
    ['2026-11-10T13:40:00.000Z', '10 days'],
  ])('should put %s as %s', (since, wait) => {
    expect(formatWait({ now, since })).toBe(wait)
  })
})

import { describe, expect, it } from 'vitest'
import { toBookingRow } from '@/admin/dashboard/bookings/toBookingRow'
import type { LoadedBooking } from '@/admin/dashboard/bookings/loadBookings'

const phoneOnly: LoadedBooking = {
  id: '1',
  contactNumber: '9829012345',
  createdAt: '2026-11-20T10:35:00.000Z',
  kind: 'booking',
}

const full: LoadedBooking = {
  ...phoneOnly,
  campaign: 'google / cpc',
  foodPreference: 'jain',
  heardFrom: 'venue',
  name: 'Meera S.',
  date: '2026-12-12',
  email: 'meera@example.com',
  message: 'Jain food for 40.',
  numberOfGuests: 1250,
  reference: 'JU-7K4M-92',
  selectedService: 'event',
  venueDetails: 'Two lawns',
  venueTitle: 'Garden, Ajmer Road',
}

const detail = (booking: LoadedBooking, label: string) =>
  toBookingRow(booking).details.find((found) => found.label === label)?.value

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
    expect(toBookingRow(phoneOnly).who).toBe('+91 98290 12345')
    expect(toBookingRow(full).who).toBe('Meera S.')
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

  it('[B13] should keep what the columns have no room for', () => {
    expect(detail(full, 'Venue details')).toBe('Two lawns')
    expect(detail(full, 'Message')).toBe('Jain food for 40.')
    expect(detail(full, 'Asks for')).toBe('Event')
    expect(detail(full, 'Kind')).toBe('Booking request')
  })

  it('[Q6] [Q8] [Q9] should say what was added to the request in words', () => {
    expect(detail(full, 'Food')).toBe('Jain')
    expect(detail(full, 'How did you hear of us?')).toBe('A venue')
    expect(detail(full, 'Campaign')).toBe('google / cpc')
    expect(detail(full, 'Budget')).toBeUndefined()
  })

  it('[D5] should tell a contact message from a booking', () => {
    expect(detail({ ...phoneOnly, kind: 'contact' }, 'Kind')).toBe('Contact message')
  })

  it('[C2] should name a message without a name or phone by its e-mail, which answers it', () => {
    const { contact, links, who } = toBookingRow({
      ...phoneOnly,
      contactNumber: undefined,
      email: 'meera@example.com',
      kind: 'contact',
    })
    expect([who, contact]).toEqual(['meera@example.com', '—'])
    expect(links).toEqual({ email: 'mailto:meera@example.com' })
  })

  it('should tell the time of Jaipur', () => {
    expect(detail(phoneOnly, 'Received')).toBe('20 Nov 2026, 16:05 IST')
  })

  it('[B14] should show the title of the chosen card as it was written down', () => {
    const chose = { ...phoneOnly, planTitle: 'Royal', serviceTitle: 'Haldi Ceremony Setup' }
    expect(detail(chose, 'Chosen service')).toBe('Haldi Ceremony Setup')
    expect(detail(chose, 'Chosen plan')).toBe('Royal')
    expect(detail(phoneOnly, 'Chosen plan')).toBeUndefined()
  })
})

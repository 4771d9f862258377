import { describe, expect, it } from 'vitest'
import { businessEmail } from '@/booking/emails/businessEmail'
import { customerEmail, firstName } from '@/booking/emails/customerEmail'
import { headerLine } from '@/email/emailHtml'
import type { Booking } from '@/payload-types'

const booking: Booking = {
  id: '6b01fa76a0e0f2d4c1b0a999',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  kind: 'booking',
  status: 'new',
  reference: 'JU-7K4M-92',
  name: 'Meera Sharma',
  contactNumber: '9829012345',
  email: 'meera@example.com',
  date: '2026-12-12',
  numberOfGuests: 250,
  venueTitle: 'Garden, Ajmer Road',
  venueDetails: 'Gate 2\nName: Somebody else',
  selectedService: 'event',
  serviceTitle: 'Royal Wedding Setup',
  planTitle: 'Royal',
  message: '<script>alert("x")</script> & more',
  bestTime: 'evening',
  foodPreference: 'nonVeg',
  budgetBand: 'from1To3Lakh',
  campaign: 'google / cpc / wedding-season',
}
const panelUrl = 'https://www.example.com/admin/collections/bookings/6b01fa76a0e0f2d4c1b0a999'
const toBusiness = (data: Partial<Booking> = {}) =>
  businessEmail({ booking: { ...booking, ...data }, panelUrl })

describe('[T1] the mail to the business', () => {
  it('should say everything that was filled in, and how to answer', () => {
    const { html, subject, text } = toBusiness()
    expect(subject).toBe('New request JU-7K4M-92: Meera Sharma, Sat, 12 Dec 2026')
    for (const value of [
      'JU-7K4M-92',
      'Meera Sharma',
      '+91 98290 12345',
      'meera@example.com',
      'Sat, 12 Dec 2026',
      '250',
      'Garden, Ajmer Road',
      'Event',
      'Royal Wedding Setup',
      'Evening',
      'Non-vegetarian',
      '₹1 to 3 lakh',
      'google / cpc / wedding-season',
      panelUrl,
      'tel:+919829012345',
      'https://wa.me/919829012345?text=Hello!',
    ]) {
      expect(html).toContain(value)
      expect(text).toContain(value)
    }
  })

  it('should leave out what was not, and WhatsApp for a landline', () => {
    const bare = { id: 'x', kind: 'booking', status: 'new', reference: 'JU-7K4M-92' } as Booking
    const { html, subject, text } = businessEmail({
      booking: { ...bare, contactNumber: '1412345678', name: null },
      panelUrl,
    })
    expect(subject).toBe('New request JU-7K4M-92')
    expect(text).not.toMatch(/undefined|null|Name|Venue|Food|Campaign|wa\.me/)
    expect(html).not.toMatch(/undefined|null|wa\.me/)
    expect(html).toContain('tel:+911412345678')
  })

  it('should show what was typed as text', () => {
    const { html, text } = toBusiness({ name: '"><img src=x onerror=alert(1)>' })
    expect(html).not.toMatch(/<script|<img/)
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; more')
    expect(text).not.toMatch(/^Name: Somebody else/m)
  })

  it('should keep its subject to one line of its own', () => {
    const { subject } = toBusiness({ name: 'Meera\r\nBcc: all@example.com\u2028\u202eevil' })
    expect(subject).toBe(
      'New request JU-7K4M-92: Meera Bcc: all@example.com evil, Sat, 12 Dec 2026',
    )
    expect(Array.from(headerLine('🎉'.repeat(1000)))).toHaveLength(150)
  })

  it('should say what looks like spam', () => {
    const { subject, text } = toBusiness({ spamSigns: ['links', 'tooFast'], status: 'spam' })
    expect(subject).toMatch(/^Likely spam: New request/)
    expect(text).toContain('Looks like spam: links, tooFast')
  })
})

describe('[T2] the mail to the customer', () => {
  const settings = { name: 'Jharokha Utsav', phone: '9829012345', replyPromise: 'within two hours' }

  it('should repeat nothing that was typed but a first name', () => {
    const { html, subject, text } = customerEmail({ booking, settings })
    expect(subject).toBe('We have your request JU-7K4M-92')
    for (const words of ['Hello Meera,', 'JU-7K4M-92', 'within two hours', '+91 98290 12345']) {
      expect(html).toContain(words)
      expect(text).toContain(words)
    }
    for (const typed of [
      'Sharma',
      'Ajmer',
      'Gate 2',
      'alert',
      'Royal',
      '250',
      'Evening',
      'google',
    ]) {
      expect(html + text).not.toContain(typed)
    }
  })

  it.each([
    ['call', 'We will call you back within two hours.'],
    ['whatsapp', 'We will write to you on WhatsApp within two hours.'],
    ['email', 'We will reply by email within two hours.'],
  ] as const)('should fit who wants to be reached by %s', (contactBy, promise) => {
    const { text } = customerEmail({ booking: { ...booking, contactBy }, settings })
    expect(text).toContain(promise)
  })

  it('should promise no call to who gave no number', () => {
    const { text } = customerEmail({
      booking: { ...booking, contactBy: 'call', contactNumber: null },
      settings,
    })
    expect(text).toContain('We will reply by email within two hours.')
  })

  it("should be the owner's own text, without gaps where something is not known", () => {
    const acknowledgement = 'Namaste {name}!\n\n{promise} ({ref})\n\nCall {phone}.\n\n{business}'
    const own = { ...settings, acknowledgement, phone: null }
    const { html, text } = customerEmail({ booking: { ...booking, name: null }, settings: own })
    expect(text).toContain('Namaste!\n\nWe will call you back within two hours. (JU-7K4M-92)')
    expect(text).toContain('\n\nJharokha Utsav')
    expect(text).not.toMatch(/Call|\{|\n{3}/)
    expect(html).toContain('<p>Namaste!</p>')
  })

  it.each([
    ['Meera Sharma', 'Meera'],
    ['मीरा शर्मा', 'मीरा'],
    ['  José  ', 'José'],
    ['www.win.example now', undefined],
    ['Win<b>', undefined],
    ['9829012345', undefined],
    ['A'.repeat(21), undefined],
    ['', undefined],
    [null, undefined],
  ])('should greet %j as %j', (name, greeted) => {
    expect(firstName(name)).toBe(greeted)
  })
})

describe('[I4] the mail to a customer who read Hindi', () => {
  const mail = customerEmail({
    booking: { ...booking, consent: { language: 'hi' }, name: 'मीरा शर्मा' },
    settings: { name: 'झरोखा उत्सव', phone: '9829012345', replyPromise: 'आज ही' },
  })

  it('should be in Hindi, with the promise, the phone and the reference', () => {
    expect(mail.html).toContain('<html lang="hi">')
    expect(mail.subject).toMatch(/\p{Script=Devanagari}.*JU-7K4M-92/u)
    for (const value of ['मीरा', 'आज ही', 'JU-7K4M-92', '+91 98290 12345', 'झरोखा उत्सव']) {
      expect(mail.text).toContain(value)
    }
    expect(mail.text).not.toMatch(/[A-Za-z]{3,}/)
  })

  it('[I6] should not have a letter of its subject cut in two', () => {
    const line = headerLine('हिं'.repeat(200))
    expect(line).toBe('हिं'.repeat(150))
  })
})

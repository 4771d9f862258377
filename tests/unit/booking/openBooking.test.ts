import { describe, expect, it } from 'vitest'
import { toFacts } from '@/booking/admin/panel/loadBooking'
import { replyLinks } from '@/booking/admin/panel/replyLinks'
import { toTimeline } from '@/booking/admin/panel/toTimeline'
import type { Booking, SiteSetting } from '@/payload-types'
import { inEachLanguage } from '../../harness/content/inEachLanguage'

const booking: Booking = {
  id: '1',
  contactNumber: '9829012345',
  createdAt: '2026-11-20T10:35:00.000Z',
  date: '2026-12-12',
  email: 'meera@example.com',
  kind: 'booking',
  name: 'Meera',
  reference: 'JU-7K4M-92',
  source: 'website',
  status: 'new',
  updatedAt: '2026-11-20T10:35:00.000Z',
}

describe('[M14] the replies of a request', () => {
  const brand = { name: 'Jharokha Utsav' }
  const settings = inEachLanguage(brand)
  const template = { channel: 'whatsapp' as const, text: 'Hello {name}, {date}', title: 'Hi' }

  it('should be the owner’s, filled in, for the ways they are meant for', () => {
    const { email, whatsapp } = replyLinks({
      booking,
      settings: { ...settings, en: { ...brand, replyTemplates: [template] } },
    })
    expect(whatsapp?.en).toEqual([
      {
        href: 'https://wa.me/919829012345?text=Hello%20Meera%2C%20Sat%2C%2012%20Dec%202026',
        text: 'Hello Meera, Sat, 12 Dec 2026',
        title: 'Hi',
      },
    ])
    expect(email?.en).toEqual([])
  })

  it('should be ours until there are any, and lead nowhere without an address', () => {
    const { call, email, whatsapp } = replyLinks({
      booking: { ...booking, contactNumber: '1412345678', email: null },
      settings,
    })
    expect([call, email, whatsapp]).toEqual(['tel:+911412345678', undefined, undefined])
    expect(replyLinks({ booking, settings }).email?.en).toHaveLength(3)
  })

  it('[I4] should be there in each language, with the day and the business as it writes them', () => {
    const inHindi = { ...template, text: 'नमस्ते {name}, {date}। {business}' }
    const untranslated = { ...template, text: '' }
    const { email, whatsapp } = replyLinks({
      booking,
      settings: inEachLanguage<Pick<SiteSetting, 'name' | 'replyTemplates'>>(
        { ...brand, replyTemplates: [template, template] },
        { hi: { name: 'झरोखा उत्सव', replyTemplates: [inHindi, untranslated] } },
      ),
    })
    expect(whatsapp?.hi.map(({ text }) => text)).toEqual([
      'नमस्ते Meera, शनिवार, 12 दिसंबर 2026। झरोखा उत्सव',
    ])
    expect(decodeURIComponent(whatsapp?.hi[0]?.href ?? '')).toContain('नमस्ते Meera')
    expect([whatsapp?.en.length, email?.hi.length]).toEqual([2, 0])
  })
})

describe('[M3] what the panel shows of a request', () => {
  it('should put what happened in order, with how it came and the mails that went out', () => {
    const items = toTimeline({
      booking: {
        ...booking,
        emails: [
          {
            id: 'b',
            attempts: 1,
            kind: 'customer',
            sentAt: '2026-11-20T10:36:00.000Z',
            state: 'sent',
          },
          { id: 'a', attempts: 0, kind: 'business', state: 'queued' },
        ],
        timeline: [
          { at: '2026-11-20T11:00:00.000Z', byName: 'Asha', kind: 'call', outcome: 'spoke' },
        ],
      },
      now: new Date('2026-11-20T12:00:00Z'),
      userId: 'u1',
    })
    expect(items.map(({ ago, exact, title, who }) => [title, who, ago, exact])).toEqual([
      ['Call: spoke', 'Asha', '1 hour ago', '20 Nov 2026, 16:30 IST'],
      ['Acknowledgement sent by email', '', '1 hour ago', '20 Nov 2026, 16:06 IST'],
      ['Request received', 'from the website', '1 hour ago', '20 Nov 2026, 16:05 IST'],
    ])
  })

  it('should leave out what was not written', () => {
    const facts = toFacts(booking).map(({ label }) => label)
    expect(facts).toEqual(['Date', 'Phone', 'Email', 'Came by'])
  })

  it('[I4] should name the language of the pages that the visitor read', () => {
    const facts = toFacts({ ...booking, consent: { language: 'hi' } })
    expect(facts).toContainEqual({ label: 'Language', value: 'हिन्दी' })
  })
})

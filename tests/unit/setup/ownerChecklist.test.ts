import { describe, expect, it } from 'vitest'
import { SAMPLE_GSTIN } from '@/rules/samples'
import { ownerChecklist, ownerItems, type OwnerFacts } from '@/setup/ownerChecklist'

const real: OwnerFacts = {
  seller: { mode: 'regular', state: '08', updatedAt: '2026-11-25', vpa: 'utsav@bank' },
  settings: {
    phone: '1412345678',
    whatsapp: '9829012345',
    email: 'asha@utsav.in',
    bookingsEmail: 'desk@utsav.in',
    address: '12, MI Road, Jaipur',
    openingHours: ['Mo-Su 10:00-20:00'],
    replyPromise: 'within 4 hours',
    footerNote: null,
    fssai: '12345678901234',
    gstin: '08ABCDE1234F1Z0',
    grievance: { name: 'Asha Rathore', email: 'privacy@utsav.in' },
  },
  translations: [{ address: '12, एमआई रोड, जयपुर', replyPromise: '', grievance: {} }],
  legal: {
    privacy: ['What we ask, and why. A sample of the menu costs nothing.', 'हम क्या पूछते हैं'],
    terms: ['A request is not a booking.'],
  },
  mailServer: true,
}

const seeded: OwnerFacts = {
  seller: {},
  settings: {
    phone: '0000000000',
    email: 'hello@example.com',
    address: 'Sample address, Jaipur',
    footerNote: 'The words are samples until the owner changes them.',
  },
  translations: [],
  legal: { privacy: ['This is a sample notice.'], terms: ['These are sample terms.'] },
  mailServer: false,
}

const leftOf = (facts: OwnerFacts) =>
  ownerChecklist(facts).flatMap(({ done, id }) => (done ? [] : [id]))

describe('the checklist of the owner', () => {
  it('[M24] should want everything of a new site', () => {
    expect(leftOf(seeded)).toEqual(ownerItems)
  })

  it('[M24] should be complete once everything is real', () => {
    expect(
      leftOf({ ...real, legal: { ...real.legal, privacy: ['What we ask, and why.'] } }),
    ).toEqual([])
  })

  it('[M24] should take a landline for the phone, but not for WhatsApp', () => {
    const settings = { ...real.settings, whatsapp: '1412345678' }
    expect(leftOf({ ...real, settings })).toContain('whatsapp')
    expect(leftOf({ ...real, settings })).not.toContain('phone')
  })

  it('[M24] should take the public e-mail where no other is named for requests', () => {
    const settings = { ...real.settings, bookingsEmail: '' }
    expect(leftOf({ ...real, settings })).not.toContain('bookingsEmail')
  })

  it('[J4] [M24] should have quotes and tax done with a GSTIN where one is needed, and a way to be paid', () => {
    const { gstin, ...others } = real.settings
    const item = (seller: Partial<OwnerFacts['seller']>, own: OwnerFacts['settings'] = { gstin }) =>
      ownerChecklist({
        ...real,
        seller: { ...real.seller, ...seller },
        settings: { ...others, ...own },
      }).find(({ id }) => id === 'quotesAndTax')
    const bank = { holder: 'Utsav', number: '123456789', ifsc: 'SBIN0001234' }
    for (const done of [
      item({}),
      item({ bank, vpa: null }),
      item({ mode: 'unregistered' }, {}),
      item({ mode: 'composition' }),
    ])
      expect(done?.done).toBe(true)
    const left: [ReturnType<typeof item>, slug: string, field: string][] = [
      [item({ updatedAt: null }), 'seller-settings', 'mode'],
      [item({}, {}), 'site-settings', 'gstin'],
      [item({ mode: 'composition' }, { gstin: SAMPLE_GSTIN }), 'site-settings', 'gstin'],
      [item({ state: '27' }), 'site-settings', 'gstin'],
      [item({ vpa: null }), 'seller-settings', 'vpa'],
      [item({ bank: { holder: 'Utsav' }, vpa: '' }), 'seller-settings', 'vpa'],
    ]
    for (const [one, slug, field] of left)
      expect(one).toMatchObject({ at: { field, slug }, done: false })
  })

  it('[M24] should want no GSTIN of a business that is not registered, and not take the one of a demo', () => {
    const leftWith = (seller: OwnerFacts['seller'], gstin?: string) =>
      leftOf({ ...real, seller, settings: { ...real.settings, gstin } })
    expect(leftWith({ ...real.seller, mode: 'unregistered' })).not.toContain('gstin')
    expect(leftWith({ mode: 'unregistered' })).toContain('gstin')
    expect(leftWith(real.seller, SAMPLE_GSTIN)).toContain('gstin')
  })

  it('[M24] should lead to the settings, the legal pages, or nowhere in the panel', () => {
    const at = Object.fromEntries(ownerChecklist(seeded).map(({ at, id }) => [id, at?.slug]))
    expect([at.phone, at.legalTexts, at.mailServer]).toEqual([
      'site-settings',
      'legal-pages',
      undefined,
    ])
  })

  it.each([
    ['address', { address: 'नमूना पता, जयपुर' }],
    ['replyPromise', { replyPromise: 'नमूना' }],
    ['footerNote', { footerNote: 'ये शब्द नमूना हैं' }],
    ['privacyContact', { grievance: { name: 'हमारे संस्थापक' } }],
  ] as const)(
    '[M24] should want %s to be real in every language that has it',
    (id, translation) => {
      expect(leftOf({ ...real, translations: [translation] })).toContain(id)
      expect(leftOf({ ...real, translations: [{}] })).not.toContain(id)
    },
  )

  it('[M24] should lead to the field that is to be filled in', () => {
    const at = Object.fromEntries(ownerChecklist(seeded).map((item) => [item.id, item.at]))
    expect(at).toMatchObject({
      hours: { field: 'openingHours', slug: 'site-settings' },
      legalTexts: { field: 'privacy', slug: 'legal-pages' },
      privacyContact: { field: 'grievance.name', slug: 'site-settings' },
      mailServer: null,
    })
  })
})

import { describe, expect, it } from 'vitest'
import { ownerChecklist, ownerItems, type OwnerFacts } from '@/setup/ownerChecklist'

const real: OwnerFacts = {
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
    gstin: '08ABCDE1234F1Z5',
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

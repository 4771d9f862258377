import { describe, expect, it } from 'vitest'
import { replyWayOf } from '@/booking/rules/replyWay'
import { formMessages } from '@/i18n/formMessages'

const contactNumber = '9829012345'
const email = 'meera@example.com'

describe('[Q2] [Q6] [B6] the promise to reply', () => {
  it.each([
    ['call', { contactNumber }],
    ['call', { contactBy: '', contactNumber, email }],
    ['call', { contactBy: 'call', contactNumber, email }],
    ['whatsapp', { contactBy: 'whatsapp', contactNumber, email }],
    ['email', { contactBy: 'email', contactNumber, email }],
    // Nothing to write to.
    ['call', { contactBy: 'email', contactNumber, email: '' }],
    // As the form has a number from abroad, and as it is stored: in the message alone.
    ['email', { contactBy: 'call', contactNumber: '+44 20 7946 0958', email }],
    ['email', { contactBy: 'whatsapp', contactNumber: null, email }],
  ])('should be to %s where %o is given', (way, given) => {
    expect(replyWayOf(given)).toBe(way)
  })

  it('should speak of a call only where there will be one, in both languages', () => {
    const { en, hi } = { en: formMessages('en').booking, hi: formMessages('hi').booking }
    for (const when of ['', 'within 4 hours']) {
      expect(en.promise.call(when)).toMatch(/call you back( within 4 hours)?\.$/)
      expect(hi.promise.call(when)).toMatch(/^हम( within 4 hours)? आपको फ़ोन करेंगे।$/)
      for (const way of ['email', 'whatsapp'] as const) {
        expect(en.promise[way](when)).not.toMatch(/\bcall|  /i)
        expect(hi.promise[way](when)).not.toMatch(/फ़ोन|  /)
      }
    }
    expect(en.thanks.steps.join()).not.toMatch(/\bcall\b/)
    expect(hi.thanks.steps.join()).not.toMatch(/फ़ोन/)
  })
})

import { describe, expect, it } from 'vitest'
import { bookingContent } from '@/booking/rules/bookingContent'
import { describeDetails } from '@/booking/rules/describe'
import { choiceNames, fieldTable } from '@/booking/rules/fields'
import { bookingSchema, contactSchema } from '@/booking/rules/schema'
import { bookingDetails as words } from '@/i18n/en/bookingFields'
import { problemsOf } from '@/rules/problemsOf'

const phone = { contactNumber: '9829012345' }
const choices = choiceNames.filter((name) => name !== 'selectedService')
const codes = choices.flatMap((name) => fieldTable[name].options.map((code) => [name, code]))

describe('[Q6] [Q8] the details of a request', () => {
  it.each(codes)('should take %s: %s, and have words for it', (name = '', code = '') => {
    expect(bookingSchema().parse({ ...phone, [name]: code })).toMatchObject({ [name]: code })
    const [[label, word] = []] = describeDetails({ [name]: code })
    expect(Object.values(words.labels)).toContain(label)
    expect(word).not.toBe(code)
  })

  it.each(choices)('should take an empty %s as nothing, and no other code', (name) => {
    for (const empty of ['', null, undefined]) {
      expect(bookingSchema().parse({ ...phone, [name]: empty })[name]).toBeUndefined()
    }
    for (const code of ['free', 'VEG', ['call'], { $gt: '' }, 7, true]) {
      for (const rules of [bookingSchema(), contactSchema({})]) {
        const { error } = rules.safeParse({ ...phone, message: 'Hello', [name]: code })
        expect(error && problemsOf(error)).toEqual([{ path: name, code: 'choice' }])
      }
    }
  })

  it('[Q5] should take the campaign as one line', () => {
    const campaign = ' google / cpc /\n wedding-season\u0000 '
    const parsed = bookingSchema().parse({ ...phone, campaign })
    expect(parsed.campaign).toBe('google / cpc / wedding-season')
    const { error } = bookingSchema().safeParse({ ...phone, campaign: 'x'.repeat(241) })
    expect(error && problemsOf(error)).toEqual([{ path: 'campaign', code: 'tooLong', count: 240 }])
  })

  it('[Q3] should belong to what a request says, and the campaign to how it came', () => {
    const said = bookingContent(phone)
    expect(bookingContent({ ...phone, campaign: 'google' } as typeof phone)).toBe(said)
    for (const [name = '', code] of codes) {
      expect(bookingContent({ ...phone, [name]: code })).not.toBe(said)
    }
  })
})

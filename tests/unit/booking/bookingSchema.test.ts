import { describe, expect, it } from 'vitest'
import { bookingRules, bookingSchema, contactSchema } from '@/booking/rules/schema'
import { maxLengths } from '@/rules/maxLengths'
import { problemsOf } from '@/rules/problemsOf'

const today = '2026-11-21'
const phone = { contactNumber: '9829012345' }

const parse = (input: object) => bookingRules(input, today).safeParse(input)

const problems = (input: object) => {
  const result = parse(input)
  return result.success ? [] : problemsOf(result.error)
}

describe('[B8] bookingSchema', () => {
  it('should ask for nothing but the phone [B7]', () => {
    expect(problems(phone)).toEqual([])
    expect(problems({})).toEqual([{ path: 'contactNumber', code: 'required' }])
  })

  it('should take empty fields of a form as nothing', () => {
    const empty = { name: '', email: ' ', date: '', numberOfGuests: '', selectedService: '' }
    expect(parse({ ...phone, ...empty }).data).toEqual(parse(phone).data)
  })

  it('should take a number of another country with an e-mail, and store none [B6]', () => {
    for (const contactNumber of ['+65 8123 4567', '+1 650 555 1234', '0044 20 7946 0958']) {
      const abroad = { contactNumber, email: 'meera@example.com' }
      const answered = bookingRules(abroad, today).safeParse(abroad)
      expect(answered.data).toMatchObject({ contactNumber: undefined, email: abroad.email })
      expect(problems({ contactNumber })).toEqual([{ path: 'email', code: 'emailFromAbroad' }])
    }
    expect(problems({ contactNumber: '+44 20', email: 'meera@example.com' })).toEqual([
      { path: 'contactNumber', code: 'phoneForeign' },
    ])
  })

  it('should ask for the ten digits of everybody else, also with an e-mail [B6]', () => {
    const email = 'meera@example.com'
    expect(problems({ email })).toEqual([{ path: 'contactNumber', code: 'required' }])
    expect(problems({ contactNumber: '98290', email })).toMatchObject([{ code: 'phoneDigits' }])
  })

  it('should say how many digits a wrong number has [B6]', () => {
    expect(problems({ contactNumber: '98290 123' })).toEqual([
      { path: 'contactNumber', code: 'phoneDigits', count: 8 },
    ])
  })

  it('should refuse the past and take today', () => {
    expect(problems({ ...phone, date: '2026-11-20' })).toEqual([{ path: 'date', code: 'dayPast' }])
    expect(problems({ ...phone, date: today })).toEqual([])
  })

  it('should let an administrator write down a day that has been', () => {
    expect(bookingSchema().safeParse({ ...phone, date: '2020-01-01' }).success).toBe(true)
  })

  it.each([
    [1, []],
    ['250', []],
    [100_000, []],
    [0, ['guestsRange']],
    ['-5', ['guestsRange']],
    [100_001, ['guestsRange']],
    [2.5, ['guestsWhole']],
    [NaN, ['guestsWhole']],
    ['many', []],
    ['300-400', []],
    ['1e999', []],
  ])('should judge %j guests', (numberOfGuests, codes) => {
    expect(problems({ ...phone, numberOfGuests }).map(({ code }) => code)).toEqual(codes)
  })

  it('should keep a number of guests as a number', () => {
    expect(parse({ ...phone, numberOfGuests: ' 250 ' }).data?.numberOfGuests).toBe(250)
  })

  it.each(['1500', '1,500', '१५००', '१,५००', 1500])('should take %j for 1500 [B8]', (typed) => {
    expect(parse({ ...phone, numberOfGuests: typed }).data?.numberOfGuests).toBe(1500)
  })

  it('should take the Indian grouping of a lakh [B8]', () => {
    expect(parse({ ...phone, numberOfGuests: '1,00,000' }).data?.numberOfGuests).toBe(100_000)
  })

  it('should take an e-mail only when it is one', () => {
    expect(problems({ ...phone, email: 'meera@example.com' })).toEqual([])
    expect(problems({ ...phone, email: 'meera@' })).toEqual([{ path: 'email', code: 'email' }])
  })

  it('should keep an e-mail in small letters, so that it is one however it is typed', () => {
    expect(parse({ ...phone, email: ' Meera@Example.COM ' }).data?.email).toBe('meera@example.com')
  })

  it('should know the two services and no other [B9]', () => {
    expect(problems({ ...phone, selectedService: 'catering' })).toEqual([])
    expect(problems({ ...phone, selectedService: 'flowers' })).toEqual([
      { path: 'selectedService', code: 'choice' },
    ])
  })

  it('should cap every text', () => {
    const long = 'x'.repeat(maxLengths.text)
    const texts = { name: long, venueTitle: long, venueDetails: long, message: long }
    expect(problems({ ...phone, ...texts }).map(({ path, code }) => [path, code])).toEqual([
      ['name', 'tooLong'],
      ['venueTitle', 'tooLong'],
      ['venueDetails', 'tooLong'],
      ['message', 'tooLong'],
    ])
  })

  it('should drop control characters and keep lines, accents and emoji', () => {
    const typed = 'Garden\u0000, gate 2\nछत पर 🎉'
    expect(parse({ ...phone, venueDetails: typed }).data?.venueDetails).toBe(
      'Garden, gate 2\nछत पर 🎉',
    )
  })

  it('should not trust the type of a value', () => {
    expect(problems({ ...phone, name: { $gt: '' } })).toEqual([{ path: 'name', code: 'text' }])
    expect(problems({ contactNumber: 9829012345 })).toEqual([
      { path: 'contactNumber', code: 'text' },
    ])
    expect(problems({ ...phone, idempotencyKey: { $gt: '' } })).toEqual([
      { path: 'idempotencyKey', code: 'text' },
    ])
    expect(problems({ ...phone, consent: { language: { $gt: '' } } })).toEqual([
      { path: 'consent.language', code: 'text' },
    ])
  })
})

describe('[C3] contactSchema', () => {
  const message = 'Do you cook in Ajmer?'
  const wrong = (sent: object) => {
    const result = contactSchema(sent).safeParse({ kind: 'contact', ...sent })
    return result.success ? [] : problemsOf(result.error).map(({ code, path }) => [path, code])
  }

  it('should take a phone, an e-mail, or both', () => {
    expect(wrong({ ...phone, message })).toEqual([])
    expect(wrong({ email: 'meera@example.com', message })).toEqual([])
    expect(wrong({ ...phone, email: 'meera@example.com', message })).toEqual([])
  })

  it.each([{}, { email: ' ' }, { email: null }, { email: ['x'] }, { contactNumber: '' }])(
    'should want one way to reply, and say so at the phone: %j',
    (sent) => {
      expect(wrong({ ...sent, message })[0]).toEqual(['contactNumber', 'replyTo'])
    },
  )

  it('should take a number from abroad with an e-mail', () => {
    const contactNumber = '+44 7911 123456'
    expect(wrong({ contactNumber, email: 'meera@example.com', message })).toEqual([])
    expect(wrong({ contactNumber, message })).toEqual([['email', 'emailFromAbroad']])
  })

  it('should hold a phone to its ten digits also beside an e-mail', () => {
    expect(wrong({ contactNumber: '98290', email: 'meera@example.com', message })).toEqual([
      ['contactNumber', 'phoneDigits'],
    ])
  })

  it('should check an e-mail also beside a phone', () => {
    expect(wrong({ ...phone, email: 'meera@', message })).toEqual([['email', 'email']])
  })

  it('should want a message that is more than spaces', () => {
    expect(wrong(phone)).toEqual([['message', 'message']])
    expect(wrong({ ...phone, message: ' \n ' })).toEqual([['message', 'message']])
  })

  it('should save no phone rather than an empty one', () => {
    const sent = { email: 'meera@example.com', contactNumber: '', message }
    expect(contactSchema(sent).safeParse(sent).data?.contactNumber).toBeUndefined()
  })
})

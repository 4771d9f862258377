import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bookingContent } from '@/booking/rules/bookingContent'
import { choiceNames, fieldTable } from '@/booking/rules/fields'
import { judgeSpam } from '@/booking/rules/judgeSpam'
import { bookingRules, bookingSchema, contactSchema, visitorFields } from '@/booking/rules/schema'
import { phoneDigits } from '@/rules/phone'
import { problemsOf } from '@/rules/problemsOf'
import { isDay } from '@/time/days'
import { anything, tenDigits, writtenPhone } from './anything'

const today = '2026-11-20'
const parse = (data: object) => {
  const sent = { contactNumber: '9829012345', ...data }
  return bookingRules(sent, today).safeParse(sent)
}

describe('[B4] [B6] any phone', () => {
  it('should keep its ten digits, however they were written', () => {
    fc.assert(
      fc.property(writtenPhone, ({ digits, written }) => {
        expect(phoneDigits(written)).toBe(digits)
        expect(parse({ contactNumber: written }).data?.contactNumber).toBe(digits)
      }),
      { numRuns: 500 },
    )
  })

  it('should be refused with one digit too few or too many', () => {
    fc.assert(
      fc.property(tenDigits, fc.stringMatching(/^[2-8]\d?$/), (digits, more) => {
        expect(parse({ contactNumber: digits.slice(1) }).success).toBe(false)
        expect(parse({ contactNumber: more + digits }).success).toBe(false)
      }),
    )
  })
})

describe('[B8] any day', () => {
  const moment = { min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }
  const day = fc.date(moment).map((date) => date.toISOString().slice(0, 10))

  it('should be taken exactly when it is today or later', () => {
    fc.assert(
      fc.property(day, (date) => {
        expect(parse({ date }).success).toBe(date >= today)
      }),
    )
  })

  it('should be refused when the calendar does not have it', () => {
    const number = fc.integer({ min: 0, max: 99 }).map((value) => String(value).padStart(2, '0'))
    fc.assert(
      fc.property(number, number, (month, date) => {
        const text = `2028-${month}-${date}`
        const [month_, date_] = [Number(month), Number(date)]
        const last = new Date(Date.UTC(2028, month_, 0)).getUTCDate()
        expect(isDay(text)).toBe(month_ >= 1 && month_ <= 12 && date_ >= 1 && date_ <= last)
      }),
      { numRuns: 500 },
    )
  })
})

describe('[B8] any number of guests', () => {
  it('should be taken exactly when it is whole and from 1 to 100,000', () => {
    const edge = fc.constantFrom(0, -0, 1, 100_000, 100_001, 1.5, NaN, Infinity, -Infinity)
    fc.assert(
      fc.property(fc.oneof(edge, fc.double(), fc.integer({ max: 200_000 })), (count) => {
        const isFine = Number.isInteger(count) && count >= 1 && count <= 100_000
        expect(parse({ numberOfGuests: count }).success).toBe(isFine)
        const { data, error } = parse({ numberOfGuests: String(count) })
        // Typed with more than figures, as `1.5`, it is kept in words.
        expect(isFine || !Number.isInteger(count) ? error : undefined).toBeUndefined()
        expect(Number(data?.numberOfGuests ?? 1)).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})

describe('[K2] whatever is sent', () => {
  const request = fc.record(Object.fromEntries(visitorFields.map((name) => [name, anything])), {
    requiredKeys: [],
  })

  it('should throw nothing, and keep every rule where it passes', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(request, (sent) => {
        for (const rules of [bookingSchema(today), contactSchema(sent)]) {
          const { data, error } = rules.safeParse(sent)
          if (error) {
            expect(problemsOf(error).length).toBeGreaterThan(0)
            continue
          }
          expect(data.contactNumber ?? '0123456789').toMatch(/^\d{10}$/)
          expect(data.date ?? today).toSatisfy(isDay)
          expect(data.numberOfGuests ?? 1).toBeGreaterThan(0)
          for (const name of choiceNames) {
            expect([undefined, ...fieldTable[name].options]).toContain(data[name])
          }
          expect(String(data.campaign ?? '').length).toBeLessThanOrEqual(240)
          expect(JSON.stringify(data)).not.toContain('\\u0000')
          expect(JSON.stringify(data).length).toBeLessThan(32 * 1024)
        }
      }),
      { interruptAfterTimeLimit: 20_000, numRuns: 200 },
    )
  })

  it('should be counted and weighed without a throw', { timeout: 60_000 }, () => {
    const text = anything.map((value) => (typeof value === 'string' ? value : undefined))
    const suspect = fc.record({
      contactNumber: text,
      campaign: text,
      contactBy: text,
      message: text,
      name: text,
      venueDetails: text,
    })
    fc.assert(
      fc.property(suspect, (sent) => {
        expect(judgeSpam({ ...sent, token: 'good' }).score).toBeGreaterThanOrEqual(0)
        expect(typeof bookingContent(sent)).toBe('string')
      }),
      { interruptAfterTimeLimit: 20_000, numRuns: 50 },
    )
  })
})

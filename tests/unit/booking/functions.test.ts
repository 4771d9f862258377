import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepFunctions } from '@/booking/create/keepFunctions'
import { businessEmail } from '@/booking/emails/businessEmail'
import { customerEmail } from '@/booking/emails/customerEmail'
import { bookingContent } from '@/booking/rules/bookingContent'
import { changesBetween, differingFields } from '@/booking/rules/changes'
import { describeDays, describeFunctions } from '@/booking/rules/describeFunctions'
import {
  daysOfBooking,
  followFunctions,
  FUNCTIONS_MAX,
  guestsOn,
  joinFunctions,
  readFunctions,
  writeFunctions,
} from '@/booking/rules/functions'
import { onDays } from '@/booking/rules/onDays'
import { bookingSchema } from '@/booking/rules/schema'
import { bookingDetails as en } from '@/i18n/en/bookingFields'
import { bookingDetails as hi } from '@/i18n/hi/bookingFields'
import type { Booking } from '@/payload-types'
import { problemsOf } from '@/rules/problemsOf'
import { anything } from './anything'

const schema = bookingSchema('2026-11-20')

function check(functions: unknown) {
  const kept = keepFunctions(functions)
  const result = schema.safeParse({ contactNumber: '9829012345', ...kept })
  if (result.success) return { functions: result.data.functions, problems: [] }
  const problems = problemsOf(result.error).map(({ code, path }) => `${path} ${code}`)
  return { functions: undefined, problems }
}

const haldi = { name: 'Haldi', date: '2026-11-21', timeBand: 'morning', guests: 80 } as const
const wedding = { name: 'Wedding', date: '2026-11-22', timeBand: 'night', guests: 400 } as const

describe('[J1] the functions of a booking', () => {
  it('should be tidied like the other fields, and empty ones dropped', () => {
    const { functions, problems } = check([
      { name: '  Haldi\u0000   morning ', guests: '1,500', kind: '', unknown: 'x' },
      null,
      { name: ' ', date: '' },
      { guests: '150 से 200', notes: 'on the lawn' },
    ])
    expect(problems).toEqual([])
    expect(functions).toMatchObject([
      { name: 'Haldi morning', guests: 1500 },
      { guests: 200, notes: 'on the lawn\nGuests expected: 150 से 200' },
    ])
    expect(JSON.stringify(functions)).not.toContain('unknown')
    expect(check([{}]).functions).toBeUndefined()
  })

  it.each([
    [[haldi, { date: '2026-02-30' }], 'functions.1.date dayUnknown'],
    [[{ date: '2026-11-19' }], 'functions.0.date dayPast'],
    [[{ ...haldi, freezeOn: '2026-11-22' }], 'functions.0.freezeOn freezeLate'],
    [[{ guests: 0 }], 'functions.0.guests guestsRange'],
    [[{ guests: '9'.repeat(300) }], 'functions.0.guests guestsWhole'],
    [[{ timeBand: 'dawn' }], 'functions.0.timeBand choice'],
    [[{ kind: ['event'] }], 'functions.0.kind choice'],
    [[{ name: 'x'.repeat(121) }], 'functions.0.name tooLong'],
    [[['Haldi']], 'functions.0.name text'],
    [[7], 'functions.0.name text'],
    [[{ name: { $gt: '' } }], 'functions.0.name text'],
    [Array.from({ length: FUNCTIONS_MAX + 1 }, () => haldi), 'functions functionsMany'],
    ['Haldi', 'functions text'],
    [{ 0: haldi }, 'functions text'],
  ])('should be refused at the field: %j', (sent, problem) => {
    expect(check(sent).problems).toEqual([problem])
  })

  it('should allow fewer guests than are guaranteed, and a list that ends in the freeze', () => {
    const row = { ...haldi, freezeOn: haldi.date, guaranteed: 120 }
    expect(check([row]).problems).toEqual([])
  })

  it('should never break, whatever is sent', () => {
    const row = fc.record({ date: anything, guests: anything, id: anything, name: anything })
    fc.assert(
      fc.property(
        fc.oneof(anything, fc.array(fc.oneof(anything, row), { maxLength: 14 })),
        (sent) => {
          const { problems } = check(sent)
          for (const problem of problems) expect(problem).toMatch(/^functions(\.\d+\.\w+)? \w+$/)
        },
      ),
    )
  })

  it('should keep an id, but not the same one twice or what is no id', () => {
    const id = '0123456789abcdef01234567'
    const rows = [
      { ...haldi, id },
      { ...wedding, id },
      { ...wedding, id: { $gt: '' } },
    ]
    const ids = (keepFunctions(rows).functions as { id?: unknown }[]).map((row) => row.id)
    expect(ids).toEqual([id, undefined, undefined])
  })

  it('should be in order of day and time, and give the booking its days, date and guests', () => {
    const later = { name: 'Reception', date: '2026-11-22', timeBand: 'evening' } as const
    const undated = { name: 'Pooja' }
    const followed = followFunctions({
      date: '2026-11-25',
      functions: [undated, wedding, later, haldi],
      numberOfGuests: 30,
    })
    expect(followed).toEqual({
      date: '2026-11-21',
      days: ['2026-11-21', '2026-11-22'],
      functions: [haldi, later, wedding, undated],
      numberOfGuests: 400,
    })
    const alone = { date: '2026-11-25', functions: [undated], numberOfGuests: 30 }
    expect(followFunctions(alone)).toMatchObject({
      date: '2026-11-25',
      days: null,
      numberOfGuests: 30,
    })
    expect(followFunctions({ date: '2026-11-25' })).toEqual({})
    const { functions } = followed
    expect(guestsOn({ functions, numberOfGuests: 400 }, haldi.date)).toBe(80)
    expect(guestsOn({ functions, numberOfGuests: 400 }, '2026-11-23')).toBe(0)
    expect(guestsOn({ numberOfGuests: 30 }, haldi.date)).toBe(30)
    expect(followFunctions({ date: '2026-11-25', days: ['2026-11-25'] })).toEqual({ days: null })
    expect(daysOfBooking({ date: '2026-11-25', days: null })).toEqual(['2026-11-25'])
    expect(daysOfBooking({ date: '2026-11-21', days: followed.days })).toEqual(followed.days)
  })

  it('should come back from their text, whatever text it is', () => {
    const rows = readFunctions(writeFunctions([{ ...haldi, id: 'a' }, {}], { withIds: true }))
    expect(rows).toEqual([{ ...haldi, guests: '80', id: 'a' }, {}])
    expect([writeFunctions([]), writeFunctions(null), writeFunctions('x')]).toEqual(['', '', ''])
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const row of readFunctions(text))
          for (const value of Object.values(row)) expect(typeof value).toBe('string')
      }),
    )
  })

  it('should make two requests of one key differ, by what they say alone', () => {
    const content = (functions: object[]) => bookingContent({ kind: 'booking', functions })
    expect(content([haldi])).not.toBe(content([wedding]))
    expect(content([{ ...haldi, id: 'a' }])).toBe(content([{ ...haldi, id: 'b' }]))
  })

  it('should be told in words of both languages', () => {
    const row = { ...haldi, freezeOn: '2026-11-20', kind: 'both', notes: 'a\nb', venue: 'Lawn' }
    expect(describeFunctions([row, { guests: 1 }], en.functions)).toEqual([
      'Haldi: Sat, 21 Nov 2026, Morning, Lawn, Event and catering, 80 guests, guests fixed by Fri, 20 Nov 2026, a b',
      'Function 2: 1 guests',
    ])
    expect(describeFunctions([{ ...haldi, name: 'हल्दी' }], hi.functions, 'hi')).toEqual([
      'हल्दी: शनिवार, 21 नवंबर 2026, सुबह, 80 मेहमान',
    ])
    const two = followFunctions({ functions: [haldi, wedding] })
    expect(describeDays(two, en.functions)).toBe('2 functions, 21–22 Nov 2026')
    expect(describeDays(two, hi.functions, 'hi')).toBe('2 फ़ंक्शन, 21–22 नवंबर 2026')
    expect(describeDays({ date: '2026-11-21' }, en.functions)).toBe('Sat, 21 Nov 2026')
  })

  it('[T2] should be told in both mails; names and places not to an address that may be wrong', () => {
    const booking = {
      ...followFunctions({ functions: [haldi, { ...wedding, venue: 'Secret lawn' }] }),
      consent: { language: 'hi' },
      reference: 'JU-7K4M-92',
    } as Booking
    const { text } = customerEmail({ booking, settings: {} })
    expect(text).toContain('हमने लिख लिया है: 2 फ़ंक्शन, 21–22 नवंबर 2026।')
    expect(text).not.toMatch(/Haldi|Secret/)
    const mail = businessEmail({ booking, panelUrl: 'https://example.com' })
    expect(mail.subject).toContain('2 functions, 21–22 Nov 2026')
    expect(mail.text).toContain('    Wedding: Sun, 22 Nov 2026, Night, Secret lawn, 400 guests')
  })

  it('should be in the timeline: those that changed, never more than a little text', () => {
    const moved = { ...wedding, date: '2026-11-23' }
    expect(
      changesBetween({
        after: { functions: [haldi, moved] },
        before: { functions: [{ ...haldi, id: 'a' }, wedding] },
      }),
    ).toEqual([
      { field: 'functions', from: writeFunctions([wedding]), to: writeFunctions([moved]) },
    ])
    const long = Array.from({ length: 12 }, () => ({
      name: 'x'.repeat(120),
      notes: 'y'.repeat(500),
    }))
    const [change] = changesBetween({ after: { functions: long }, before: {} })
    expect(change?.to?.length).toBeLessThan(2500)
  })

  it('should be joined when bookings are merged, each once, without the ids of the other', () => {
    const other = [
      { ...haldi, guests: 90, id: 'b' },
      { ...wedding, id: 'c' },
    ]
    const joined = joinFunctions([{ ...haldi, id: 'a' }], other)
    expect(joined.map(({ guests, id, name }) => [name, guests, id])).toEqual([
      ['Haldi', 80, 'a'],
      ['Wedding', 400, undefined],
    ])
    const [from, into] = [{ date: '2026-11-20', functions: other }, { date: '2026-11-21' }]
    expect(differingFields({ from, into })).toEqual([])
  })

  it('should be found by each of their days, not by those between them', () => {
    expect(onDays({ from: '2026-11-20', to: '2026-11-21' })).toEqual({
      or: [
        { date: { greater_than_equal: '2026-11-20', less_than_equal: '2026-11-21' } },
        { days: { in: ['2026-11-20', '2026-11-21'] } },
      ],
    })
    expect(JSON.stringify(onDays({ from: '2020-01-01', to: '2099-01-01' })).length).toBeLessThan(
      400,
    )
  })
})

import { describe, expect, it } from 'vitest'
import { personalFields } from '@/booking/rules/personalFields'
import { toPerson } from '@/privacy/rules/person'
import { monthsBefore, startInIndia } from '@/time/days'

describe('[V4] what goes with the person', () => {
  it('should be everything that is not known to be the business record', () => {
    const names = ['_id', 'name', 'email', 'status', 'timeline', 'emails', 'date', 'anythingNew']
    expect(personalFields(names)).toEqual(['name', 'email', 'timeline', 'emails', 'anythingNew'])
  })

  it('should be said once', () => {
    expect(personalFields(['name', 'name'])).toEqual(['name'])
  })
})

describe('[V4] somebody who is looked for', () => {
  it.each(['+91 98290 12345', '09829012345', '९८२९०१२३४५', '૯૮૨૯૦૧૨૩૪૫', ' 98290-12345 '])(
    'should be known by the phone %s',
    (typed) => expect(toPerson(typed)).toEqual({ by: 'contactNumber', value: '9829012345' }),
  )

  it('should be known by an e-mail in any case', () => {
    expect(toPerson(' Meera@Example.COM ')).toEqual({ by: 'email', value: 'meera@example.com' })
  })

  it.each(['', '98290', 'Meera', 'meera@', '@x', 'Meera 9829012345', undefined, { $ne: '' }])(
    'should not be guessed from %s',
    (typed) => expect(toPerson(typed)).toBeUndefined(),
  )
})

describe('[V4] months', () => {
  it.each([
    ['2026-11-22', 24, '2024-11-22'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2024-03-31', 1, '2024-02-29'],
    ['2026-01-15', 2, '2025-11-15'],
    ['2026-12-31', 13, '2025-11-30'],
  ])('should lead from %s %i back to %s', (day, months, before) => {
    expect(monthsBefore(day, months)).toBe(before)
  })

  it('should end days by the clock of Jaipur', () => {
    expect(startInIndia('2026-11-22').toISOString()).toBe('2026-11-21T18:30:00.000Z')
  })
})

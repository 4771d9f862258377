import { describe, expect, it } from 'vitest'
import { differingFields, fillGaps } from '@/booking/rules/changes'
import { customersFields } from '@/booking/rules/fields'

const full = Object.fromEntries(customersFields.map((name) => [name, `the other's ${name}`]))

describe('[M15] what two merged requests keep', () => {
  it.each(customersFields)('should take %s from the other where it is missing', (name) => {
    for (const empty of [undefined, null, '']) {
      const into = { ...full, [name]: empty }
      expect(fillGaps({ from: full, into })).toEqual({ [name]: full[name] })
    }
  })

  it('should name everything that a visitor can write', () => {
    expect(customersFields).toEqual(
      expect.arrayContaining(['message', 'name', 'contactNumber', 'email', 'venueDetails']),
    )
  })

  it('should name what both have and differs; messages are both kept', () => {
    const own = { ...full, message: 'another', name: 'Meera', numberOfGuests: null }
    expect(differingFields({ from: full, into: own })).toEqual(['name'])
  })

  it('should leave what both have as it is', () => {
    const own = Object.fromEntries(customersFields.map((name) => [name, `its own ${name}`]))
    expect(fillGaps({ from: full, into: own })).toEqual({})
  })
})

import { describe, expect, it } from 'vitest'
import { isFssaiNumber, isGstin } from '@/rules/fieldValues'

describe('the numbers a business is registered under', () => {
  it('[O4] should be a GSTIN of 15 characters in their places', () => {
    const tried = ['08ABCDE1234F1Z0', '08abcde1234f1z5', '08ABCDE1234F1X5', '08ABCDE1234F1Z', '']
    expect(tried.map(isGstin)).toEqual([true, false, false, false, false])
  })

  it('[O4] should not be a GSTIN with one character wrong, or two in each other’s place', () => {
    expect(isGstin('27AAPFU0939F1ZV')).toBe(true)
    expect(['27AAPFU0938F1ZV', '27AAPFU0399F1ZV', '27AAPFU0939F1ZA'].map(isGstin)).toEqual(
      Array(3).fill(false),
    )
  })

  it('[O4] should be an FSSAI licence of 14 digits', () => {
    const tried = ['10000000000000', '1000000000000', '1000000000000A', '']
    expect(tried.map(isFssaiNumber)).toEqual([true, false, false, false])
  })
})

import { describe, expect, it } from 'vitest'
import { formatPhone, isForeignPhone, isMobile, isPhone, phoneDigits, toE164 } from '@/rules/phone'

describe('[B4] [B5] phoneDigits', () => {
  it.each([
    ['98290 12345', '9829012345'],
    ['+91 98290 12345', '9829012345'],
    ['+91-98290-12345', '9829012345'],
    ['919829012345', '9829012345'],
    ['00919829012345', '9829012345'],
    ['098290 12345', '9829012345'],
    ['(0141) 222 3344', '1412223344'],
    ['९८२९०१२३४५', '9829012345'],
    ['૯૮૨૯૦૧૨૩૪૫', '9829012345'],
    ['+٩١ ٩٨٢٩٠ ١٢٣٤٥', '9829012345'],
    ['9198290123', '9198290123'],
    ['98290', '98290'],
    ['', ''],
    ['call me', ''],
    ['98290123456', '98290123456'],
    ['+91 (0) 98290 12345', '9829012345'],
    ['+91-098290-12345', '9829012345'],
    ['+९१ (०) ९८२९० १२३४५', '9829012345'],
    ['91 098290 12345', '9829012345'],
    ['0091 (0) 98290 12345', '9829012345'],
    ['(+91) 98290 12345', '9829012345'],
    ['\u202a+91 98290 12345\u202c', '9829012345'],
    ['+098290 12345', '9829012345'],
  ])('should read %j as %j', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits)
  })

  it.each(['+65 8123 4567', '0065 8123 456', '+1 650 555 1234'])(
    'should not make an Indian number of %s',
    (typed) => {
      expect(isPhone(phoneDigits(typed))).toBe(false)
    },
  )

  it('should never keep a wrong number out of a pasted one with the country code', () => {
    for (const prefix of ['+91', '+91 ', '91', '0', '0091', '+91-']) {
      expect(phoneDigits(`${prefix}7000000001`)).toBe('7000000001')
    }
  })
})

describe('[B6] isPhone', () => {
  it('[N1] should take exactly ten digits, whatever the first is', () => {
    expect(['9829012345', '1412223344', '0000000000'].map(isPhone)).toEqual([true, true, true])
  })

  it('should refuse fewer, more, or anything but digits', () => {
    expect(['982901234', '98290123456', '98290-1234', '', '९८२९०१२३४५'].map(isPhone)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('[B7] [L10] written for people and for links', () => {
  it('should write the number as people and machines expect it', () => {
    expect(formatPhone('9829012345')).toBe('+91 98290 12345')
    expect(toE164('9829012345')).toBe('+919829012345')
  })

  it('should leave a text alone that is no number', () => {
    expect(formatPhone('9829')).toBe('9829')
  })

  it('should offer WhatsApp to mobile numbers only', () => {
    expect(['9829012345', '6000000000', '1412223344', '0000000000'].map(isMobile)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('[B6] isForeignPhone', () => {
  it.each([
    '+1 650 555 1234',
    '0044 20 7946 0958',
    '+65 8123 4567',
    '+1',
    '(+44) 7911 123456',
    '\u202a+1 650 555 1234',
  ])('should know %s', (text) => {
    expect(isForeignPhone(text)).toBe(true)
  })

  it.each([
    '+91 98290 12345',
    '0091 98290',
    '+9',
    '+',
    '00',
    '09829012345',
    '9829012345',
    '+91 (0) 98290',
    '',
  ])('should not take %s for one', (text) => {
    expect(isForeignPhone(text)).toBe(false)
  })
})

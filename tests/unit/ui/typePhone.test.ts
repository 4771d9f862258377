import { describe, expect, it } from 'vitest'
import { typePhone } from '@/ui/forms/PhoneField'

/** One key after the other at the end, as the field's input event sees them. */
const typed = (text: string) =>
  [...text].reduce((shown, key) => typePhone(shown, shown + key).shown, '')

const pasted = (text: string) => typePhone('', text).shown

describe('typePhone', () => {
  it('should keep digits only [B4]', () => {
    expect(typed('98290 12x345')).toBe('9829012345')
  })

  it('should refuse the eleventh digit, wherever it is typed [B5]', () => {
    expect(typed('98290123456789')).toBe('9829012345')
    expect(typePhone('9829012345', '98290123456')).toEqual({ refused: true, shown: '9829012345' })
  })

  it('should never drop the last digit for one that is typed into the middle [B5]', () => {
    expect(typePhone('9829012345', '98290712345')).toEqual({ refused: true, shown: '9829012345' })
    expect(typePhone('982901234', '9829071234')).toEqual({ refused: false, shown: '9829071234' })
  })

  it.each([
    '919829012345',
    '+91 98290 12345',
    '09829012345',
    '0091 98290 12345',
    '+91 (0) 98290 12345',
    '+91-098290-12345',
    '0091 098290 12345',
  ])('should know the prefix of %s, typed or pasted [B4]', (text) => {
    expect(typed(text)).toBe('9829012345')
    expect(pasted(text)).toBe('9829012345')
  })

  it('should leave a number that begins with 91 alone', () => {
    expect(typed('9198290123')).toBe('9198290123')
  })

  it.each(['+1 650 555 1234', '001 650 555 1234'])(
    'should keep all of %s and its plus, typed or pasted [B4]',
    (text) => {
      expect(typed(text)).toBe('+16505551234')
      expect(pasted(text)).toBe('+16505551234')
    },
  )

  it('should show a paste that is too long whole', () => {
    expect(pasted('98290 12345 67')).toBe('982901234567')
  })

  it('should follow corrections in the middle and at the end', () => {
    expect(typePhone('9829012345', '982901234').shown).toBe('982901234')
    expect(typePhone('9829012345', '829012345').shown).toBe('829012345')
    expect(typePhone('9829012345', '').shown).toBe('')
  })
})

import { describe, expect, it } from 'vitest'
import { typePhone } from '@/components/forms/typePhone'

const start = { raw: '', shown: '' }

/** One key after the other, as the field's input event sees them. */
const typed = (text: string) =>
  [...text].reduce((field, key) => typePhone(field, field.shown + key), start).shown

const pasted = (text: string) => typePhone(start, text).shown

describe('typePhone', () => {
  it('should keep digits only [B4]', () => {
    expect(typed('98290 12x345')).toBe('9829012345')
  })

  it('should stop at ten digits while typing [B5]', () => {
    expect(typed('98290123456789')).toBe('9829012345')
  })

  it.each(['919829012345', '+91 98290 12345', '09829012345', '0091 98290 12345'])(
    'should know the prefix of %s, typed or pasted [B4]',
    (text) => {
      expect(typed(text)).toBe('9829012345')
      expect(pasted(text)).toBe('9829012345')
    },
  )

  it('should leave a number that begins with 91 alone', () => {
    expect(typed('9198290123')).toBe('9198290123')
  })

  it('should not cut a foreign number to ten digits that look right', () => {
    expect(pasted('+1 650 555 12345')).toBe('165055512345')
  })

  it('should follow corrections in the middle and at the end', () => {
    const full = typePhone(start, '9829012345')
    expect(typePhone(full, '982901234').shown).toBe('982901234')
    expect(typePhone(full, '829012345').shown).toBe('829012345')
    expect(typePhone(full, '').shown).toBe('')
  })
})

import { describe, expect, it } from 'vitest'
import { keepAsTyped, notesOf } from '@/booking/create/keepAsTyped'
import { readGuests } from '@/booking/rules/guests'

describe('[B8] readGuests', () => {
  it.each([
    ['250', 250],
    [' 1,500 ', 1500],
    ['१,५००', 1500],
    ['1,00,000', 100_000],
    ['-5', -5],
    ['0', 0],
  ])('should take %j for a number that needs no words', (typed, count) => {
    expect(readGuests(typed)).toEqual({ count })
  })

  it.each([
    ['150-200', 200],
    ['150 to 200', 200],
    ['200 or 150', 200],
    ['about 300', 300],
    ['300+', 300],
    ['लगभग 300', 300],
    ['150 से 200', 200],
    ['१५० से २००', 200],
    ['1.5k', 1500],
    ['2-3 hundred', 300],
    ['3 सौ', 300],
    ['2 हज़ार', 2000],
    ['1 lakh', 100_000],
    ['2.5', 3],
    ['50 kids', 50],
  ])('should take the larger number of %j, and keep the words', (words, count) => {
    expect(readGuests(words)).toEqual({ count, words })
  })

  it.each(['many', 'पता नहीं', '5 lakh', 'about 0', '?'])('should keep %j as words', (words) => {
    expect(readGuests(words)).toEqual({ words })
  })

  it('should take nothing for nothing', () => {
    expect(readGuests('  ')).toEqual({})
  })
})

describe('[B8] [B6] keepAsTyped', () => {
  it('should add what does not fit its field to the message', () => {
    const sent = { contactNumber: '+44 7911 123456', numberOfGuests: 'about 300' }
    const message = 'Guests: about 300\nPhone: +44 7911 123456'
    expect(keepAsTyped(sent)).toEqual({ ...sent, message, numberOfGuests: 300 })
    expect(keepAsTyped({ ...sent, message: 'Hello' })).toHaveProperty(
      'message',
      `Hello\n${message}`,
    )
    expect(keepAsTyped(sent, 'Stored')).toHaveProperty('message', `Stored\n${message}`)
    expect(keepAsTyped({ numberOfGuests: 'many' })).toHaveProperty('numberOfGuests', null)
  })

  it('should leave alone what fits, and what is no text', () => {
    const plain = { contactNumber: '+91 98290 12345', numberOfGuests: 300 }
    expect(keepAsTyped(plain)).toEqual(plain)
    expect(keepAsTyped({ ...plain, numberOfGuests: '1,500' })).toEqual({
      ...plain,
      numberOfGuests: 1500,
    })
    const hostile = { contactNumber: ['+44'], message: { $gt: '' }, numberOfGuests: '1-2' }
    expect(keepAsTyped(hostile)).toEqual({ ...hostile, numberOfGuests: 2 })
    expect(notesOf({ contactNumber: '+44' })).toEqual([])
  })
})

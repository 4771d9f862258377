import { describe, expect, it } from 'vitest'
import { isOrder, orderSave, readOrder } from '@/rules/fieldValues'

describe('the order of a list', () => {
  it.each([0, 10, 10_000])('[O2] should be a whole number: %d', (value) => {
    expect(isOrder(value)).toBe(true)
  })

  it.each([-1, 10_001, 1.5, Number.NaN, '10', null, undefined])(
    '[O2] should be nothing else: %s',
    (value) => {
      expect(isOrder(value)).toBe(false)
    },
  )

  it('[O2] should be read from what was typed, and from nothing else', () => {
    expect([' 15 ', '0', '', ' ', '1.5', 'ten', '-3'].map(readOrder)).toEqual([
      15,
      0,
      null,
      null,
      null,
      null,
      null,
    ])
  })

  it('[O2] should stay published with what is published, and wait with what waits', () => {
    expect(orderSave(15, 'published')).toEqual({
      draft: false,
      data: { _status: 'published', order: 15 },
    })
    for (const status of ['draft', 'changed']) {
      expect(orderSave(15, status)).toEqual({ draft: true, data: { _status: 'draft', order: 15 } })
    }
  })
})

import { describe, expect, it } from 'vitest'
import { fillTemplate, unknownPlaceholder } from '@/rules/fillTemplate'

describe('[M14] fillTemplate', () => {
  it('should fill in what is known and leave no gap for the rest', () => {
    const text = 'Hello {name}, about {date} ({ref}).'
    expect(fillTemplate(text, { name: 'Meera', date: 'Sat, 12 Dec 2026', ref: 'JU-1' })).toBe(
      'Hello Meera, about Sat, 12 Dec 2026 (JU-1).',
    )
    const missing = { name: undefined, date: null }
    expect(fillTemplate('Hello {name},\nwe call {date}', missing)).toBe('Hello,\nwe call')
  })

  it('should leave other braces alone and not fill in twice', () => {
    expect(fillTemplate('{price} {name}', { name: '{ref}', ref: 'x' })).toBe('{price} {ref}')
    expect(fillTemplate('{constructor}', {})).toBe('{constructor}')
  })
})

describe('[M14] unknownPlaceholder', () => {
  it('should name the first that nothing fills', () => {
    expect(unknownPlaceholder('Hello {name}, {ref}', ['name', 'ref'])).toBeUndefined()
    expect(unknownPlaceholder('Hello {nmae}, {x}', ['name', 'ref'])).toBe('nmae')
  })
})

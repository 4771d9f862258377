import { describe, expect, it } from 'vitest'
import { fillTemplate, unknownPlaceholder } from '@/booking/rules/replyTemplates'

describe('[M14] a reply template', () => {
  it('should fill in what is known and leave no gap for the rest', () => {
    const text = 'Hello {name}, about {date} ({ref}).'
    expect(fillTemplate(text, { name: 'Meera', date: 'Sat, 12 Dec 2026', ref: 'JU-1' })).toBe(
      'Hello Meera, about Sat, 12 Dec 2026 (JU-1).',
    )
    expect(fillTemplate('Hello {name},\nwe call {date}', {})).toBe('Hello,\nwe call')
  })

  it('should leave other braces alone and not fill in twice', () => {
    expect(fillTemplate('{price} {name}', { name: '{ref}', ref: 'x' })).toBe('{price} {ref}')
  })
})

describe('[M14] unknownPlaceholder', () => {
  it('should name the first that nothing fills', () => {
    expect(unknownPlaceholder('Hello {name}, {ref}')).toBeUndefined()
    expect(unknownPlaceholder('Hello {nmae}, {x}')).toBe('nmae')
  })
})

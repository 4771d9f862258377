import { describe, expect, it } from 'vitest'
import { slug } from '@collections/fields'

const stored = (value: unknown, title?: string) =>
  slug.hooks?.beforeValidate?.[0]?.({ siblingData: { title }, value } as never)

describe('[A2] the last part of an address', () => {
  it.each([
    ['Lighting & Décor', undefined, 'lighting-decor'],
    [undefined, 'Royal Setup', 'royal-setup'],
    ['.', 'Royal Setup', 'royal-setup'],
    ['..', 'Royal Setup', 'royal-setup'],
    ['a/../b', undefined, 'a-b'],
    ['%2e%2e', undefined, '2e-2e'],
    ['शाही सजावट', undefined, 'शाही-सजावट'],
    ['..', '...', undefined],
  ])('should be made of %j, or of the title %j', (value, title, expected) => {
    expect(stored(value, title)).toBe(expected)
  })
})

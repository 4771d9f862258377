import { describe, expect, it } from 'vitest'
import { isOfQuery } from '@/api/malformedRequest'

const cast = (value: unknown) => Object.assign(new Error(), { name: 'CastError', value })
const query = { where: { createdAt: { equals: 'never' }, order: { equals: 'x' } } }

describe('[V1] a value that the database cannot read', () => {
  it('should be the asker’s fault where it was asked for', () => {
    expect(isOfQuery({ error: cast('never'), query })).toBe(true)
    expect(isOfQuery({ error: cast(Number.NaN), query })).toBe(true)
  })

  it('should stay ours where it was not', () => {
    expect(isOfQuery({ error: cast('ours'), query })).toBe(false)
    expect(isOfQuery({ error: cast({ a: 1 }), query: {} })).toBe(false)
    expect(isOfQuery({ error: new TypeError('never'), query })).toBe(false)
    expect(isOfQuery({ error: undefined, query })).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { seedOrder } from '@/cli/seedDatabase'

describe('npm run seed --', () => {
  it('[O6] should add, and reset only when asked', () => {
    expect(seedOrder({ args: [], given: true })).toBe('add')
    expect(seedOrder({ args: ['--reset'], given: false })).toBe('reset')
  })

  it('[O6] should reset a database that was given only on a second word', () => {
    expect(() => seedOrder({ args: ['--reset'], given: true })).toThrow(/--reset --production/)
    expect(seedOrder({ args: ['--reset', '--production'], given: true })).toBe('reset')
  })

  it('[O6] should not guess at a word it does not know', () => {
    expect(() => seedOrder({ args: ['--rest'], given: false })).toThrow(/--rest\b/)
  })
})

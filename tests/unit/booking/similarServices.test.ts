import { describe, expect, it } from 'vitest'
import { latestChange } from '@/rules/latestChange'
import { similarServices } from '@/rules/serviceKinds'

const of = (id: string, category: string) => ({ id, category })

describe('[P1] similarServices', () => {
  const all = [of('1', 'a'), of('2', 'b'), of('3', 'a'), of('4', 'b'), of('5', 'a')]
  const ids = (service: { id: string; category: string }) =>
    similarServices({ all, service }).map(({ id }) => id)

  it('should put the same category first and never the service itself', () => {
    expect(ids(of('3', 'a'))).toEqual(['1', '5', '2'])
    expect(ids(of('2', 'b'))).toEqual(['4', '1', '3'])
  })

  it('should be nothing where there is no other', () => {
    expect(similarServices({ all: [of('1', 'a')], service: of('1', 'a') })).toEqual([])
  })
})

describe('[Z2] latestChange', () => {
  it('should be the last day that any of them names', () => {
    const items = [
      { updatedAt: '2026-01-02' },
      {},
      { updatedAt: '2026-11-01' },
      { updatedAt: null },
    ]
    expect(latestChange(items)).toBe('2026-11-01')
    expect(latestChange([{}])).toBeUndefined()
  })
})

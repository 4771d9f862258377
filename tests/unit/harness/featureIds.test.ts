import { describe, expect, it } from 'vitest'
import { builtFeatures, idsWithoutTest, unknownIds } from '../../harness/run/featureIds'

describe('[W3] the feature ids', () => {
  it('should each be listed once in docs/features.md', async () => {
    const ids = await builtFeatures()
    expect(ids.length).toBeGreaterThan(160)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('should be missed when the last test that names them does not pass', () => {
    const passed = ['a.spec.ts [A1] [A2] signs in', '[A11] says so']
    expect(idsWithoutTest(['A1', 'A2', 'A3'], passed)).toEqual(['A3'])
  })

  it('should be told when a test names one that is not listed', () => {
    expect(unknownIds(['A1'], ['[A1] signs in', '[A9] signs out'])).toEqual(['A9'])
  })
})

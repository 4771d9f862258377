import { describe, expect, it } from 'vitest'
import { builtFeatures, faultyNames, idsWithoutTest } from '../../harness/run/featureIds'

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

  it('should be listed, and at most three in the name of a test', () => {
    const ids = ['A1', 'A2', 'A3', 'A4']
    expect(faultyNames(ids, ['[A1] [A2] [A3] signs in', 'signs out'])).toEqual([])
    expect(faultyNames(ids, ['[A9] signs out'])).toEqual(['[A9] signs out'])
    const four = 'a.spec.ts [A1] [A2] a group [A3] [A4] signs in'
    expect(faultyNames(ids, [four])).toEqual([four])
  })
})

import { describe, expect, it } from 'vitest'
import { selectTests, withinBudget } from '../../harness/run/selectTests'

const map = [
  { sources: ['src/booking/'], int: ['tests/int/booking'], browser: ['tests/e2e/booking.spec.ts'] },
  { sources: ['src/booking/desk/'], int: [], browser: ['tests/e2e/desk.spec.ts'] },
  { sources: ['src/ui/', 'src/gallery/'], int: [], browser: ['tests/e2e/everyPage.spec.ts'] },
]

describe('[W3] the tests of a change', () => {
  it('should be those of the most specific row that names its path', () => {
    expect(selectTests(['src/booking/desk/row.tsx'], map)).toEqual({
      int: [],
      browser: ['tests/e2e/desk.spec.ts'],
      unmapped: [],
    })
    expect(selectTests(['src/booking/form.ts'], map).int).toEqual(['tests/int/booking'])
  })

  it('should be of all modules that changed, and the changed tests, each once', () => {
    const changed = [
      'src/ui/a.tsx',
      'src/gallery/b.css',
      'src/booking/c.ts',
      'tests/e2e/new.spec.ts',
    ]
    expect(selectTests(changed, map).browser).toEqual([
      'tests/e2e/new.spec.ts',
      'tests/e2e/booking.spec.ts',
      'tests/e2e/everyPage.spec.ts',
    ])
  })

  it('should name the sources that no row knows', () => {
    const changed = ['src/new/a.ts', 'README.md', 'tests/unit/a.test.ts']
    expect(selectTests(changed, map).unmapped).toEqual(['src/new/a.ts'])
  })

  it('should leave out what does not fit into the time, but never all', () => {
    const took = new Map([
      ['a', 50],
      ['b', 5],
    ])
    expect(withinBudget({ files: ['a', 'b', 'c'], took, seconds: 60 })).toEqual({
      run: ['a', 'b'],
      left: ['c'],
    })
    expect(withinBudget({ files: ['a', 'b'], took, seconds: 20 }).run).toEqual(['a'])
  })
})

import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { selectTests } from '../../harness/run/selectTests'
import { testMap } from '../../harness/run/testMap'

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

describe('[W3] the map from sources to tests', () => {
  it('should name tests for every source', () => {
    const sources = ['src', 'collections', 'seed'].flatMap(filesIn)
    expect(selectTests(sources, testMap).unmapped).toEqual([])
  })

  it('should name no source that is gone', () => {
    const sources = testMap.flatMap((row) => row.sources)
    expect(sources.filter((name) => !existsSync(name))).toEqual([])
  })

  it('should name only tests that are there', () => {
    const browser = testMap.flatMap((row) => row.browser)
    expect(browser.filter((name) => !existsSync(name))).toEqual([])
    const int = testMap.flatMap((row) => row.int)
    expect(int.filter((name) => !existsSync(name) && !existsSync(`${name}.test.ts`))).toEqual([])
  })

  it('should leave out no browser test but those that look at the whole site', () => {
    const named = testMap.flatMap((row) => row.browser)
    const unnamed = filesIn('tests/e2e')
      .filter((name) => name.endsWith('.spec.ts') && !named.includes(name))
      .map((name) => path.basename(name, '.spec.ts'))
    expect(unnamed.sort()).toEqual(wholeSite)
  })
})

/** Run by `npm test` alone: they look at every page. */
const wholeSite = ['budgets', 'conformance', 'crawl', 'strangersCost']

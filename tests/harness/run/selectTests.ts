export interface TestMapRow {
  /** Beginnings of the paths of sources. */
  sources: string[]
  /** Folders or files under tests/int that prove them. */
  int: string[]
  /** Files under tests/ that prove them in a browser, the most telling first. */
  browser: string[]
}

export interface SelectedTests {
  int: string[]
  browser: string[]
  /** Changed sources that no row names. */
  unmapped: string[]
}

const sourceFolders = /^(src|collections|seed)\/|^(payload\.config\.ts|next\.config\.mjs)$/

/** The tests that a change needs by the map, in its order; a changed test always runs. */
export function selectTests(changed: string[], map: TestMapRow[]): SelectedTests {
  const rows = map.filter(({ sources }) =>
    changed.some((file) => longestMatch(file, map)?.some((match) => sources.includes(match))),
  )
  const tests = (pattern: RegExp) => changed.filter((file) => pattern.test(file))
  return {
    int: unique([...tests(/^tests\/int\/.*\.test\.ts$/), ...rows.flatMap(({ int }) => int)]),
    browser: unique([
      ...tests(/^tests\/(e2e|faults)\/.*\.spec\.ts$/),
      ...rows.flatMap(({ browser }) => browser),
    ]),
    unmapped: changed.filter((file) => sourceFolders.test(file) && !longestMatch(file, map)),
  }
}

/** The most specific beginnings of a path that the map names: `src/a/b/` wins over `src/a/`. */
function longestMatch(file: string, map: TestMapRow[]): string[] | undefined {
  const matches = map.flatMap(({ sources }) => sources.filter((begin) => file.startsWith(begin)))
  const longest = Math.max(0, ...matches.map(({ length }) => length))
  return longest > 0 ? matches.filter(({ length }) => length === longest) : undefined
}

export interface Budget {
  files: string[]
  /** Seconds that a file took the last time, by name. */
  took: Map<string, number>
  seconds: number
}

/** The first files that fit into the time, at least one; a file that never ran counts ten seconds. */
export function withinBudget({ files, took, seconds }: Budget): { run: string[]; left: string[] } {
  let sum = 0
  const fits = files.map((file, index) => {
    sum += took.get(file) ?? 10
    return index === 0 || sum <= seconds
  })
  return {
    run: files.filter((_, index) => fits[index]),
    left: files.filter((_, index) => !fits[index]),
  }
}

const unique = (names: string[]) => [...new Set(names)]

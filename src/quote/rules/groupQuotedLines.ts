import type { QuotedFunction, QuotedLine } from './quote'

interface QuotedGroup {
  /** Absent for the event as a whole. */
  function?: QuotedFunction
  lines: QuotedLine[]
}

/** In the order of the functions; the event as a whole comes last, with lines of functions that are gone. */
export function groupQuotedLines(
  lines: readonly QuotedLine[],
  functions: readonly QuotedFunction[],
): QuotedGroup[] {
  const groups = functions.map((one) => ({
    function: one,
    lines: lines.filter(({ functionId }) => functionId === one.id),
  }))
  const others = lines.filter(({ functionId }) => !functions.some(({ id }) => id === functionId))
  return [...groups, { lines: others }].filter((group) => group.lines.length > 0)
}

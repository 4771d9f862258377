import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import ts from 'typescript'

/** What the sources are measured by; `goal` is a line for the table, `holds` decides. */
interface Measure {
  name: string
  value: number | string
  goal: string
  holds: boolean
  /** Fails `npm run validate` where it does not hold. The others are indicators. */
  isGate?: boolean
}

const roots = ['src', 'collections', 'seed', 'payload.config.ts']
const generated = /payload-types\.ts$|importMap\.js$/
/** Typed data may be long. */
const data = /^seed\/content\/|^src\/i18n\//

/** Words that hide who or what is meant; comments name it. */
export const bannedInComments =
  /\b(?:whoever|whomever|whatever|nobody|somebody|anybody|everybody|what is|that is there)\b/i

interface Source {
  file: string
  text: string
  lines: number
}

/** Measures the sources. Import cycles and zones are gates of the linter. */
export async function measureHouse(): Promise<Measure[]> {
  const all = await readSources()
  const code = all.filter(({ file }) => /\.(?:ts|tsx|mjs)$/.test(file))
  const css = all.filter(({ file }) => file.endsWith('.css'))
  const tsx = code.filter(({ file }) => file.endsWith('.tsx'))
  const isClient = ({ text }: Source) => text.startsWith("'use client'")
  const clientShare = Math.round((100 * tsx.filter(isClient).length) / tsx.length)
  // Next gives error.tsx and global-error.tsx their names, and they are client components.
  const misplaced = code.filter(
    (source) =>
      isClient(source) !== source.file.endsWith('.client.tsx') &&
      !/^src\/app\/.*error\.tsx$/.test(source.file),
  )
  const lengths = code.map(({ lines }) => lines).sort((one, other) => one - other)
  const short = Math.round((100 * lengths.filter((length) => length < 130).length) / code.length)
  const long = code.filter(({ file, lines }) => lines > 300 && !data.test(file))
  const comments = code.flatMap(commentsOf)
  const banned = comments.filter(({ text }) => bannedInComments.test(text.replace(/`[^`]*`/g, '')))
  const platform = code.filter(({ file }) => file.startsWith('src/platform/'))
  const [folder, inFolder] = largestFolder(code)
  const most = (name: string, value: number, limit: number, where = '') => ({
    name,
    value: where ? `${value} (${where})` : value,
    goal: `at most ${limit}`,
    holds: value <= limit,
  })
  return [
    most('source files', code.length, 640),
    {
      name: 'median lines of a file',
      value: lengths[Math.floor(lengths.length / 2)] ?? 0,
      goal: '40 to 60',
      holds: between(lengths[Math.floor(lengths.length / 2)] ?? 0, 40, 60),
    },
    { name: 'files under 130 lines, %', value: short, goal: 'at least 90', holds: short >= 90 },
    most('files over 300 lines', long.length, 0, long.map(({ file }) => file).join(' ')),
    most('files in the largest folder', inFolder, 25, folder),
    { name: 'lines of TypeScript', value: sum(code), goal: '', holds: true },
    { name: 'lines of CSS', value: sum(css), goal: '', holds: true },
    most('widths in media and container queries', widths(css), 4),
    most('spaces and type sizes without a token', spacesWithoutToken(css), 30),
    most('comments', comments.length, 700),
    most('comments with a banned word', banned.length, 0, banned.map(({ at }) => at).join(' ')),
    most('client components, % of tsx', clientShare, 30),
    {
      ...most("files that break the rule 'use client' = *.client.tsx", misplaced.length, 0),
      isGate: true,
    },
    most('files in src/platform', platform.length, 12),
  ]
}

const between = (value: number, from: number, to: number) => value >= from && value <= to

const sum = (sources: Source[]) => sources.reduce((total, { lines }) => total + lines, 0)

async function readSources(): Promise<Source[]> {
  const files = (await Promise.all(roots.map(filesOf))).flat()
  const wanted = files.filter((file) => /\.(?:ts|tsx|mjs|css)$/.test(file) && !generated.test(file))
  return Promise.all(
    wanted.map(async (file) => {
      const text = await readFile(file, 'utf8')
      return { file, text, lines: text.split('\n').length - 1 }
    }),
  )
}

async function filesOf(root: string): Promise<string[]> {
  if (path.extname(root)) return [root]
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}

function largestFolder(sources: Source[]): [folder: string, files: number] {
  const counts = new Map<string, number>()
  for (const { file } of sources) {
    const folder = path.dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one)[0] ?? ['', 0]
}

/** Line comments that follow each other are one. */
function commentsOf({ file, text }: Source): { at: string; text: string }[] {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const ranges = new Map<number, ts.CommentRange>()
  const collect = (node: ts.Node) => {
    if (node.kind !== ts.SyntaxKind.JsxText) {
      for (const range of [
        ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
        ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
      ]) {
        ranges.set(range.pos, range)
      }
    }
    node.getChildren(source).forEach(collect)
  }
  collect(source)
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1
  const comments: { at: string; end: number; text: string }[] = []
  for (const { end, pos } of [...ranges.values()].sort((one, other) => one.pos - other.pos)) {
    const last = comments.at(-1)
    const value = text.slice(pos, end)
    if (value.startsWith('//') && last?.end === lineOf(pos) - 1 && last.text.startsWith('//')) {
      Object.assign(last, { end: lineOf(end), text: `${last.text} ${value}` })
    } else {
      comments.push({ at: `${file}:${lineOf(pos)}`, end: lineOf(end), text: value })
    }
  }
  return comments
}

function widths(sources: Source[]): number {
  const queries = sources.flatMap(({ text }) => text.match(/@(?:media|container)[^{]*/g) ?? [])
  const found = queries.flatMap((query) => [...query.matchAll(/width[^)\d]*([\d.]+\w+)/g)])
  return new Set(found.map(([, width]) => width)).size
}

/** Lengths in rem or px written out where a token of `src/ui/styles` says the same. */
function spacesWithoutToken(sources: Source[]): number {
  const property = /^ +(?:margin|padding|gap|row-gap|column-gap|font-size)[\w-]*: ([^;]+);/gm
  const values = sources.flatMap(({ text }) => [...text.matchAll(property)])
  return values.filter(([, value]) => /\d(?:rem|px)/.test(value ?? '')).length
}

/** What fails the check. */
export const missedGoals = (measures: Measure[]) =>
  measures.filter(({ holds, isGate }) => isGate && !holds)

/** The measures as lines of one table. */
export function houseTable(measures: Measure[]): string[] {
  const width = Math.max(...measures.map(({ name }) => name.length))
  return measures.map(({ goal, holds, name, value }) =>
    `${holds ? ' ' : '✗'} ${name.padEnd(width)}  ${value}${goal && `  (${goal})`}`.trimEnd(),
  )
}

import { budgets, type PageWeight } from '../../harness/pages/pageWeight'
import { markdownTable } from '../report/markdownTable'
import { type Audit, goals } from './auditPage'
import { auditedPages, ofOne, privatePages } from './keptAudits'
import { bare, behindNginx } from './serveForPhones'

interface Measured {
  audits: Audit[]
  /** Commit and machine. */
  from: string
  scripts: { bytes: number; use: string }[]
  weight: PageWeight
}

/** The least points for performance, and the most milliseconds until the largest paint. */
const goalsOf: Record<string, { performance: number; largestPaint: number }> = {
  [behindNginx]: { performance: 98, largestPaint: 2000 },
  [bare]: { performance: 95, largestPaint: 2500 },
}

/** In milliseconds. */
const BLOCKED_GOAL = 100

/** The measured figures as Markdown, and whether every goal holds. */
export function reportOf({ audits, from, scripts, weight }: Measured): {
  text: string
  holds: boolean
} {
  const servers = Object.keys(goalsOf).map((server) => ({ server, ...serverPart(audits, server) }))
  const kinds = Object.entries(budgets) as [keyof PageWeight, number][]
  const weights = kinds.map(([kind, most]) => [kind, kilobytes(weight[kind]), kilobytes(most)])
  const text = [
    '# What a phone loads',
    'Made by `npm run lighthouse` from the production build: every kind of page in both languages, as a middling phone on slow 4G, through the shipped `deploy/nginx` (HTTPS over HTTP/2) and by `next start` alone (HTTP/1.1). Each figure is the median of five runs of a page, or of fewer as soon as three met every goal: with the others the median would meet them too.',
    from,
    `Goals: performance 98 and LCP 2.0 s through nginx, 95 and 2.5 s by itself; TBT 100 ms; accessibility, best practices and SEO 100, CLS 0. SEO has no goal on ${privatePages.map((path) => `\`${path}\``).join(', ')}, which search engines are told to leave out.`,
    ...servers.flatMap(({ parts }) => parts),
    'The first view of the home page, in kilobytes over the wire (1 KB is 1000 bytes):',
    markdownTable(['of', 'bytes', 'at most'], weights),
    'What its scripts are for, each file as gzip packs it, without headers:',
    markdownTable(
      ['bytes', 'with'],
      scripts.map(({ bytes, use }) => [kilobytes(bytes), use]),
    ),
  ].join('\n\n')
  const holds =
    audits.length > 0 &&
    servers.every(({ holds }) => holds) &&
    kinds.every(([kind, most]) => weight[kind] <= most)
  return { holds, text: `${text}\n` }
}

function serverPart(audits: Audit[], server: string) {
  const measured = auditedPages.flatMap((path) => {
    const runs = ofOne(audits, { path, server, throttling: 'simulate' })
    const audit = medianOf(runs)
    return audit ? [{ audit, missed: missedBy(audit), runs: runs.length }] : []
  })
  const slowed = audits.filter(
    (audit) => audit.server === server && audit.throttling !== 'simulate',
  )
  const missed = measured.filter((page) => page.missed)
  const parts = [
    `## Through ${server}`,
    markdownTable(
      [
        'page',
        'runs',
        'performance',
        'accessibility',
        'best practices',
        'SEO',
        'LCP',
        'TBT',
        'CLS',
      ],
      measured.map(({ audit, runs }) => [
        audit.path,
        `${runs}`,
        `${audit.scores.performance}`,
        ...Object.keys(goals).map((name) => `${audit.scores[name as keyof typeof goals]}`),
        seconds(audit.largestPaint),
        `${Math.round(audit.blocked)} ms`,
        audit.shift.toFixed(3),
      ]),
    ),
    `Goals missed on ${missed.length} of ${measured.length} measured pages (there are ${auditedPages.length})${missed.map(({ audit }) => `, ${audit.path}`).join('')}.`,
    'With the phone and the line really slowed down (`devtools` throttling), one run a page:',
    markdownTable(
      ['page', 'performance', 'FCP', 'LCP', 'TBT'],
      slowed.map(({ blocked, firstPaint, largestPaint, path, scores }) => [
        path,
        `${scores.performance}`,
        seconds(firstPaint),
        seconds(largestPaint),
        `${Math.round(blocked)} ms`,
      ]),
    ),
  ]
  if (measured.length === 0) return { holds: true, parts: [] }
  return { holds: missed.length === 0 && measured.length === auditedPages.length, parts }
}

/** The median of each figure. Of an even number of runs the worse one of the two in the middle. */
function medianOf(runs: Audit[]): Audit | undefined {
  const [first] = runs
  if (!first) return undefined
  const lowest = (figure: (run: Audit) => number) =>
    runs.map(figure).toSorted((a, b) => a - b)[Math.floor((runs.length - 1) / 2)] ?? Number.NaN
  const highest = (figure: (run: Audit) => number) => -lowest((run) => -figure(run))
  return {
    ...first,
    scores: {
      performance: lowest(({ scores }) => scores.performance),
      accessibility: lowest(({ scores }) => scores.accessibility),
      'best-practices': lowest(({ scores }) => scores['best-practices']),
      seo: lowest(({ scores }) => scores.seo),
    },
    firstPaint: highest(({ firstPaint }) => firstPaint),
    largestPaint: highest(({ largestPaint }) => largestPaint),
    blocked: highest(({ blocked }) => blocked),
    shift: highest(({ shift }) => shift),
  }
}

/** Whether more than half of all runs meet every goal, so that the median does, whatever the others measure. */
export const isDecided = (audits: Audit[], runs: number) =>
  audits.filter((audit) => !missedBy(audit)).length > runs / 2

function missedBy({ blocked, largestPaint, path, scores, server, shift }: Audit): boolean {
  const goal = goalsOf[server]
  const names = Object.keys(goals) as (keyof typeof goals)[]
  const graded = names.filter((name) => name !== 'seo' || !privatePages.includes(path))
  return (
    shift > 0 ||
    blocked > BLOCKED_GOAL ||
    graded.some((name) => scores[name] < goals[name]) ||
    (goal !== undefined &&
      (scores.performance < goal.performance || largestPaint > goal.largestPaint))
  )
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

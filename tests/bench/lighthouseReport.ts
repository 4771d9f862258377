import { budgets, type PageWeight } from '../harness/pageWeight'
import { goals, RUNS, type Audit, type Category } from './auditPage'
import { markdownTable } from './markdownTable'

interface Measured {
  /** One of each page, with the line and the phone really slowed down. */
  applied: Audit[]
  audits: Audit[]
  /** What answered. */
  server: string
  weight: PageWeight
}

/** The measured figures as Markdown, and whether every goal holds. */
export function reportOf(measured: Measured): { text: string; holds: boolean } {
  const { applied, audits, server, weight } = measured
  const categories = Object.keys(goals) as Category[]
  const pages = audits.map(({ blocked, largestPaint, path, scores, shift }) => [
    path,
    ...categories.map((name) => `${scores[name]}`),
    seconds(largestPaint),
    `${Math.round(blocked)} ms`,
    shift.toFixed(3),
  ])
  const slowed = applied.map(({ blocked, firstPaint, largestPaint, path, scores }) => [
    path,
    `${scores.performance}`,
    seconds(firstPaint),
    seconds(largestPaint),
    `${Math.round(blocked)} ms`,
  ])
  const kinds = Object.entries(budgets) as [keyof PageWeight, number][]
  const weights = kinds.map(([kind, most]) => [kind, kilobytes(weight[kind]), kilobytes(most)])
  const text = [
    '# What a phone loads',
    `Made by \`npm run lighthouse\` from the production build; the middle one of ${RUNS} runs a page.`,
    `Served by ${server}.`,
    markdownTable(['page', ...categories, 'LCP', 'TBT', 'CLS'], pages),
    `Goals: ${categories.map((name) => `${name} ${goals[name]}`).join(', ')}, CLS 0.`,
    'Lighthouse calculates from a fast load what a phone on slow 4G would see. With the phone and the line really slowed down (`devtools` throttling), in one run a page:',
    markdownTable(['page', 'performance', 'FCP', 'LCP', 'TBT'], slowed),
    'The first view of the home page, in kilobytes over the wire (1 KB is 1000 bytes):',
    markdownTable(['of', 'bytes', 'at most'], weights),
  ].join('\n\n')
  const holds =
    audits.every(({ scores }) => categories.every((name) => scores[name] >= goals[name])) &&
    audits.every(({ shift }) => shift === 0) &&
    kinds.every(([kind, most]) => weight[kind] <= most)
  return { holds, text: `${text}\n` }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}

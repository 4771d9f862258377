import { budgets, type PageWeight } from '../helpers/pageWeight'
import { goals, type Audit, type Category } from './auditPage'
import { markdownTable } from './markdownTable'

interface Measured {
  audits: Audit[]
  weight: PageWeight
}

/** The measured figures as Markdown, and whether every goal holds. */
export function reportOf({ audits, weight }: Measured): { text: string; holds: boolean } {
  const categories = Object.keys(goals) as Category[]
  const pages = audits.map(({ blocked, largestPaint, path, scores, shift }) => [
    path,
    ...categories.map((name) => `${scores[name]}`),
    `${(largestPaint / 1000).toFixed(1)} s`,
    `${Math.round(blocked)} ms`,
    shift.toFixed(3),
  ])
  const kinds = Object.entries(budgets) as [keyof PageWeight, number][]
  const weights = kinds.map(([kind, most]) => [kind, kilobytes(weight[kind]), kilobytes(most)])
  const text = [
    '# What a phone loads',
    'Made by `npm run lighthouse` from the production build; the middle one of three runs a page.',
    markdownTable(['page', ...categories, 'LCP', 'TBT', 'CLS'], pages),
    `Goals: ${categories.map((name) => `${name} ${goals[name]}`).join(', ')}, CLS 0.`,
    'The first view of the home page, in kilobytes over the wire (1 KB is 1000 bytes):',
    markdownTable(['of', 'bytes', 'at most'], weights),
  ].join('\n\n')
  const holds =
    audits.every(({ scores }) => categories.every((name) => scores[name] >= goals[name])) &&
    audits.every(({ shift }) => shift === 0) &&
    kinds.every(([kind, most]) => weight[kind] <= most)
  return { holds, text: `${text}\n` }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`
}

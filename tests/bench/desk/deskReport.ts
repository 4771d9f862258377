import { markdownTable } from '../markdownTable'
import { median } from '../statistics'

export interface DeskTimes {
  /** How long each answer took, in milliseconds, with few requests and with many. */
  few: number[]
  many: number[]
  name: string
}

export const DESK_GOAL = 3

interface Measured {
  few: number
  many: number
  /** Which MongoDB it was. */
  server: string
  times: DeskTimes[]
}

/** The measured figures as Markdown, and whether the goal holds for each. */
export function deskReport({ few, many, server, times }: Measured): {
  holds: boolean
  text: string
} {
  const ratios = times.map((one) => median(one.many) / median(one.few))
  const holds = ratios.every((ratio) => ratio <= DESK_GOAL)
  const rows = times.map((one, index) => [
    one.name,
    median(one.few).toFixed(0),
    median(one.many).toFixed(0),
    ratios[index]?.toFixed(2) ?? '',
  ])
  const head = [
    '',
    ...[few, many].map((count) => `${count.toLocaleString('en')} requests, ms`),
    'ratio',
  ]
  const text = [
    '# How fast the desk opens',
    `Made by \`npm run bench:desk\`, all of it in one run: medians of ${times[0]?.few.length ?? 0}, in turns.`,
    `Database: ${server}.`,
    markdownTable(head, rows),
    `Goal: with ${many.toLocaleString('en')} requests at most ${DESK_GOAL} times what it takes with ${few}; ${holds ? 'it holds' : 'it is missed'}.`,
    [
      '- Each is the whole dashboard as the production build sends it to a signed-in administrator, to its last byte: list, total, the numbers on top, the counts of the tabs, and what it says of mails.',
      '- The search is for one phone number and finds one request, with few and with many.',
      '- The server, its database and who asks share one machine.',
    ].join('\n'),
  ].join('\n\n')
  return { holds, text: `${text}\n` }
}

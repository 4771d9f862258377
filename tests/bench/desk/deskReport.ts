import { markdownTable } from '../report/markdownTable'
import { median } from '../report/statistics'

export interface DeskTimes {
  /** How long each answer took, in milliseconds, with few requests, with many, and with the most. */
  few: number[]
  hasGoal: boolean
  many: number[]
  /** Of the first page alone. */
  most?: number[]
  name: string
}

const MANY_GOAL = 3
const MOST_GOAL = 5
const FIGURES_GOAL_MS = 300

interface Measured {
  few: number
  /** How long the page of numbers took, in milliseconds. */
  figures: number[]
  /** Commit and machine. */
  from: string
  many: number
  most: number
  quotes: number
  /** Which MongoDB it was. */
  server: string
  times: DeskTimes[]
}

/** The measured figures as Markdown, and whether the goal holds for each. */
export function deskReport(all: Measured): {
  holds: boolean
  text: string
} {
  const { few, figures, from, many, most, quotes, server, times } = all
  const measured = times.map((one) => ({
    hasGoal: one.hasGoal,
    name: one.name,
    few: median(one.few),
    ratios: [
      { goal: MANY_GOAL, time: median(one.many) },
      ...(one.most ? [{ goal: MOST_GOAL, time: median(one.most) }] : []),
    ].map(({ goal, time }) => ({ goal, ratio: time / median(one.few), time })),
  }))
  const fastest = Math.min(...figures)
  const holds =
    measured.every(
      ({ hasGoal, ratios }) => !hasGoal || ratios.every(({ goal, ratio }) => ratio <= goal),
    ) && fastest <= FIGURES_GOAL_MS
  const rows = measured.map(({ few, name, ratios }) => [
    name,
    few.toFixed(0),
    ...ratios.flatMap(({ ratio, time }) => [time.toFixed(0), ratio.toFixed(2)]),
  ])
  const requests = (count: number) => `${count.toLocaleString('en')} requests, ms`
  const head = ['', requests(few), requests(many), 'ratio', requests(most), 'ratio']
  const text = [
    '# How fast the desk opens',
    `Made by \`npm run bench:desk\`, all of it in one run: medians of ${times[0]?.few.length ?? 0}, in turns, and of ${times[0]?.most?.length ?? 0} with the most requests.`,
    `${from} Database: ${server}.`,
    markdownTable(head, rows),
    `The page of numbers with ${quotes.toLocaleString('en')} quotes and as many requests: ${fastest.toFixed(0)} ms (the fastest of ${figures.length}, the slowest ${Math.max(...figures).toFixed(0)} ms).`,
    `Goals: with ${many.toLocaleString('en')} requests at most ${MANY_GOAL} times what it takes with ${few}, with ${most.toLocaleString('en')} at most ${MOST_GOAL} times; the numbers at most ${FIGURES_GOAL_MS} ms; ${holds ? 'they hold' : 'not all hold'}.`,
    [
      '- Each is the whole dashboard as the production build sends it to a signed-in administrator, to its last byte: list, total, the numbers on top, the counts of the tabs, and what it says of mails.',
      '- The counts and the numbers on top are kept until a booking changes, for half a minute at most (src/booking/changes/keepUntilChange.ts). After a change the next view counts once more; that row has no goal, since mongo-java-server reads all requests for it.',
      '- mongo-java-server, where it stands in for MongoDB, has no indexes but those of ids and keys, and reads all requests where MongoDB looks some up.',
      '- The search is for one phone number and finds one request, with few and with many.',
      '- The server, its database and who asks share one machine.',
    ].join('\n'),
  ].join('\n\n')
  return { holds, text: `${text}\n` }
}

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
  /** How long the page of numbers took, in milliseconds; the first view counts the numbers. */
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
  const [firstView = 0] = figures
  const laterViews = median(figures.slice(1))
  const holds =
    measured.every(
      ({ hasGoal, ratios }) => !hasGoal || ratios.every(({ goal, ratio }) => ratio <= goal),
    ) && laterViews <= FIGURES_GOAL_MS
  const rows = measured.map(({ few, name, ratios }) => [
    name,
    few.toFixed(0),
    ...ratios.flatMap(({ ratio, time }) => [time.toFixed(0), ratio.toFixed(2)]),
  ])
  const bookings = (count: number) => `${count.toLocaleString('en')} bookings, ms`
  const head = ['', bookings(few), bookings(many), 'ratio', bookings(most), 'ratio']
  const text = [
    '# Response times of the dashboard',
    `Made by \`npm run bench:desk\` in one run: medians of ${times[0]?.few.length ?? 0} alternating requests, and of ${times[0]?.most?.length ?? 0} with the most bookings.`,
    `${from} Database: ${server}.`,
    markdownTable(head, rows),
    `The page of numbers with ${quotes.toLocaleString('en')} quotes and as many bookings: ${laterViews.toFixed(0)} ms (median of ${figures.length - 1}; the first view, which counts them, took ${firstView.toFixed(0)} ms).`,
    `Goals: with ${many.toLocaleString('en')} bookings at most ${MANY_GOAL} times the time with ${few}, with ${most.toLocaleString('en')} at most ${MOST_GOAL} times; the page of numbers in at most ${FIGURES_GOAL_MS} ms: ${holds ? 'met' : 'not all met'}.`,
    [
      '- Each time is that of the complete dashboard for a signed-in administrator, in the production build: list, total, figures, counts of the tabs, and the notice about emails.',
      '- Counts and figures are cached until a booking changes, for 30 seconds at most (src/booking/keepUntilChange.ts). The first view after a change counts them; that row has no goal, since mongo-java-server reads all bookings for it.',
      '- mongo-java-server has only unique indexes and reads all bookings where MongoDB uses an index.',
      '- The search for a phone number finds one booking.',
      '- Server, database and client run on one machine.',
    ].join('\n'),
  ].join('\n\n')
  return { holds, text: `${text}\n` }
}

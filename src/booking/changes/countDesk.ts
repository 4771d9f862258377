import type { Payload } from 'payload'
import { toUnsent, unsentPart } from '@/booking/emails/queueEmails'
import { COUNT_MAX } from '@/booking/rules/countMax'
import { whereOf } from '@/booking/rules/filters'
import { firstView } from '@/booking/rules/view'
import { storedBookings } from '@/booking/storedBookings'
import { filterOf } from '@/platform/boundedQueries'
import { countView } from './countView'
import { numberParts, toNumbers } from './numberParts'

/** These filters can match any number of bookings, so each has a query that stops at `COUNT_MAX`. */
const openTabs = ['new', 'unanswered', 'all'] as const

/** These filters are limited by their days. */
const dueTabs = ['followUp', 'today', 'overdue', 'paymentOverdue'] as const

export const countedTabs = [...openTabs, ...dueTabs]

type OpenTab = (typeof openTabs)[number]
type DueTab = (typeof dueTabs)[number]

export type DeskCounts = Awaited<ReturnType<typeof countDesk>>

/** The counts of the dashboard: tabs, figures and unsent emails. The caller checks access. */
export async function countDesk(payload: Payload, now: Date) {
  const [together, ...counts] = await Promise.all([
    countDue(payload, now),
    ...openTabs.map((tab) => countView(payload, { now, view: { tab } })),
  ])
  const open = Object.fromEntries(openTabs.map((tab, at) => [tab, counts[at] ?? 0]))
  const tabs = { ...(open as Record<OpenTab, number>), ...together.tabs }
  return {
    numbers: { ...together.numbers, unanswered: tabs.unanswered },
    tabs,
    unsent: together.unsent,
  }
}

async function countDue(payload: Payload, now: Date) {
  const due = await Promise.all(dueTabs.map((tab) => tabPart(payload, { now, tab })))
  const rowsOf = await countTogether(payload, {
    ...Object.fromEntries(dueTabs.map((tab, at) => [tab, due[at]])),
    ...numberParts(now),
    unsent: unsentPart,
  })
  const countOf = (tab: DueTab) => rowsOf<{ count: number }>(tab)[0]?.count ?? 0
  return {
    numbers: toNumbers({ now, rowsOf }),
    tabs: Object.fromEntries(dueTabs.map((tab) => [tab, countOf(tab)])) as Record<DueTab, number>,
    unsent: toUnsent(rowsOf('unsent')),
  }
}

interface Due {
  now: Date
  tab: DueTab
}

async function tabPart(payload: Payload, { now, tab }: Due): Promise<CountPart> {
  const where = whereOf({ now, userId: '', view: { ...firstView, tab } })
  return {
    filter: await filterOf({ collection: 'bookings', payload, where }),
    stages: [{ $limit: COUNT_MAX + 1 }, { $count: 'count' }],
  }
}

/** The numbers to count among the bookings that match the filter. */
interface CountPart {
  filter: object
  stages: object[]
}

/**
 * Several counts in one query, which reads each matching booking once. Each filter needs an index and a
 * limit. The caller checks access.
 */
async function countTogether(payload: Payload, parts: Record<string, CountPart>) {
  const all = Object.entries(parts)
  const facets = all.map(([name, { filter, stages }]) => [name, [{ $match: filter }, ...stages]])
  const [found] = await storedBookings(payload)
    .aggregate<Record<string, unknown[]>>([
      { $match: { $or: all.map(([, { filter }]) => filter) } },
      { $facet: Object.fromEntries(facets) },
    ])
    .toArray()
  return <Row>(name: string) => (found?.[name] ?? []) as Row[]
}

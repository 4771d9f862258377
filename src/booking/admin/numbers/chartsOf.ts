import type { Overview, RecentGroup } from '@/booking/changes/countOverview'
import { fieldTable } from '@/booking/rules/fields'
import { funnel, tally, total } from '@/booking/rules/numbers'
import { bookingSources, firstSource, lostReasons } from '@/booking/rules/status'
import { bookingDetails as details } from '@/i18n/en/bookingFields'
import { bookingWork, statusWord } from '@/i18n/en/bookingPanel'
import { numbers as words } from '@/i18n/en/dashboard'
import { formatMonth, formatShortMonth } from '@/time/days'

export interface ChartData {
  title: string
  note: string
  row: string
  series: string[]
  rows: { label: string; short?: string; values: number[] }[]
  layout: 'upright' | 'lying'
  total?: string
}

export function chartsOf({ months, recent: groups }: Overview): ChartData[] {
  return [
    monthsChart(months),
    funnelChart(groups),
    sourcesChart(groups),
    heardFromChart(groups),
    lostChart(groups.filter(({ status }) => status === 'lost')),
  ]
}

function monthsChart(months: Overview['months']): ChartData {
  const { catering, event, note, other, row, title, total: sum } = words.months
  const kinds = ['event', 'catering', null]
  return {
    layout: 'upright',
    note,
    row,
    rows: months.map(({ groups, month }) => ({
      label: formatMonth(month),
      short: formatShortMonth(month),
      values: kinds.map((kind) => total(groups.filter(({ service }) => service === kind))),
    })),
    series: [event, catering, other],
    title,
    total: sum,
  }
}

function funnelChart(groups: RecentGroup[]): ChartData {
  const { further, here, note, row, title } = words.funnel
  const rows = funnel(groups).map((step) => ({
    label: statusWord(step.status),
    values: [step.here, step.further],
  }))
  return { layout: 'lying', note, row, rows, series: [here, further], title }
}

function sourcesChart(groups: RecentGroup[]): ChartData {
  const by = ({ source }: RecentGroup) => source ?? firstSource
  const rows = countRows({ by, groups, names: bookingSources, labels: bookingWork.sources })
  return single({ ...words.sources, rows })
}

function heardFromChart(groups: RecentGroup[]): ChartData {
  const by = ({ heardFrom }: RecentGroup) => heardFrom
  const { options } = fieldTable.heardFrom
  const rows = countRows({ by, groups, names: options, labels: details.options.heardFrom })
  return single({ ...words.heardFrom, rows })
}

function lostChart(groups: RecentGroup[]): ChartData {
  const by = ({ lostReason }: RecentGroup) => lostReason
  const rows = countRows({ by, groups, names: lostReasons, labels: bookingWork.lostReasons })
  const unsaid = total(groups.filter(({ lostReason }) => !lostReason))
  const rest = unsaid ? [{ label: words.lost.none, values: [unsaid] }] : []
  return single({ ...words.lost, rows: [...rows, ...rest] })
}

interface Counted<Name extends string> {
  by: (group: RecentGroup) => string | null | undefined
  groups: RecentGroup[]
  labels: Record<Name, string>
  names: readonly Name[]
}

const countRows = <Name extends string>({ labels, ...question }: Counted<Name>) =>
  tally(question).map(({ count, name }) => ({ label: labels[name], values: [count] }))

interface Single extends Pick<ChartData, 'note' | 'row' | 'rows' | 'title'> {
  series: string
}

function single({ series, ...chart }: Single): ChartData {
  const { note, row, rows, title } = chart
  return { layout: 'lying', note, row, rows, series: [series], title }
}

const LINE_LETTERS = 16

/** Splits a label into two lines of about the same length, if it is long. */
export function linesOf(label: string): string[] {
  const breaks = [...label.matchAll(/ /g)].map(({ index }) => index)
  const longest = (at: number) => Math.max(at, label.length - at)
  const [middle] = breaks.toSorted((one, two) => longest(one) - longest(two))
  if (label.length <= LINE_LETTERS || middle === undefined) return [label]
  return [label.slice(0, middle), label.slice(middle + 1)]
}

import { isDay } from '../days'
import { limits } from '../limits'
import {
  bookingSorts,
  bookingTabs,
  firstView,
  viewChoices,
  type BookingSort,
  type BookingView,
} from './BookingView'

type Query = Record<string, string | string[] | undefined>

/** Reads the dashboard's address. Whatever it does not understand is left out: a link never breaks. */
export function parseView(query: Query = {}): BookingView {
  const one = (name: string) => [query[name]].flat()[0]?.trim() ?? ''
  const several = <Name extends keyof typeof viewChoices>(name: Name) => {
    const given = [query[name]].flat()
    return viewChoices[name].filter((value) => given.includes(value)) as BookingView[Name]
  }
  return {
    tab: bookingTabs.find((tab) => tab === one('tab')) ?? firstView.tab,
    q: one('q').slice(0, limits.name),
    status: several('status'),
    kind: several('kind'),
    service: several('service'),
    source: several('source'),
    mails: several('mails'),
    ...(isDay(one('from')) && { from: one('from') }),
    ...(isDay(one('to')) && { to: one('to') }),
    ...(isDay(one('since')) && { since: one('since') }),
    ...(/^(me|nobody|[0-9a-f]{24})$/.test(one('assigned')) && { assigned: one('assigned') }),
    sort: sortOf(one('sort')),
    columns: several('columns'),
    page: pageOf(one('page')),
    ...(one('show') === 'all' && { show: 'all' as const }),
    ...(/^[0-9a-f]{24}$/.test(one('open')) && { open: one('open') }),
  }
}

function sortOf(text: string): BookingView['sort'] {
  const name = text.replace(/^-/, '')
  return Object.hasOwn(bookingSorts, name) ? (text as BookingSort) : firstView.sort
}

function pageOf(text: string): number {
  return /^\d{1,6}$/.test(text) ? Math.max(Number(text), 1) : 1
}

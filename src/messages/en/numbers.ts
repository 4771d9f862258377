import type { NumberName } from '@/domain/numbers/numberViews'

const count = (value: number) => value.toLocaleString('en-IN')

const tiles: Record<NumberName, string> = {
  newToday: 'new today',
  unanswered: 'unanswered over 2 h',
  eventsThisWeek: 'events this week',
  conversion: 'confirmed of 90 days',
  guestsBooked: 'guests booked',
}

/** The numbers of the desk, and the page of charts. */
export const numbers = {
  title: 'Numbers',
  intro: 'How requests come in, and what becomes of them. Spam and trash are left out.',
  figures: 'Figures',
  strip: 'Numbers now; each leads to its requests',
  tiles,
  count,
  percent: (value: number | null) => (value === null ? '—' : `${value}%`),
  wonOf: ({ received, won }: { received: number; won: number }) =>
    `${count(won)} of ${count(received)}`,
  loadFailed: 'The numbers could not be read.',
  loadHint: 'Your data is safe. Load the page again in a moment.',
  empty: 'No requests in the last twelve months.',
  emptyHint: 'The charts appear with the first request.',
  asTable: 'Show as table',
  asChart: 'Show as chart',
  toggleOf: (label: string, title: string) => `${label}: ${title}`,
  months: {
    title: 'Requests by month',
    note: 'Twelve months, by what was asked for',
    row: 'Month',
    event: 'Event',
    catering: 'Catering',
    other: 'Not said',
    total: 'Total',
  },
  sources: {
    title: 'How requests come in',
    note: 'The last 90 days',
    row: 'Source',
    series: 'Requests',
  },
  heardFrom: {
    title: 'How customers heard of us',
    note: 'The last 90 days, of those who said it',
    row: 'Answer',
    series: 'Requests',
  },
  funnel: {
    title: 'How far requests get',
    note: 'The last 90 days, by where they stand now',
    row: 'Stage',
    here: 'Here now',
    further: 'Went further',
  },
  lost: {
    title: 'Why requests were lost',
    note: 'The last 90 days',
    row: 'Reason',
    series: 'Requests',
    none: 'Not said',
  },
  noneYet: 'Nothing to show yet.',
  wait: {
    title: 'First answer',
    note: (requests: number) =>
      requests === 1
        ? 'One answered request of the website, the last 90 days'
        : `Half of ${count(requests)} answered requests of the website, the last 90 days, waited less`,
    none: 'No request of the website was answered in the last 90 days.',
    minutes: (minutes: number) => `${minutes} min`,
    hours: ({ hours, minutes }: { hours: number; minutes: number }) =>
      minutes ? `${hours} h ${minutes} min` : `${hours} h`,
    days: ({ days, hours }: { days: number; hours: number }) =>
      `${days === 1 ? '1 day' : `${count(days)} days`}${hours ? ` ${hours} h` : ''}`,
  },
}

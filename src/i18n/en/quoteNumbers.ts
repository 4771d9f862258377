const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`

interface Decided {
  accepted: number
  decided: number
  open: number
}

/** The figures of quotes and payments. */
export const quoteNumbers = {
  title: 'Quotes and payments',
  strip: 'Quotes of the last twelve months, and payments now',
  failed: 'The figures of quotes could not be read.',
  quoted: 'quoted',
  quotedHint: 'The newest version of each quote first sent in the last twelve months.',
  quotes: (count: number) => counted(count, 'quote', 'quotes'),
  won: 'won',
  wonHint: 'Accepted in the last twelve months, and not taken back.',
  average: (count: number, amount: string) =>
    count > 0 ? `${counted(count, 'quote', 'quotes')}, ${amount} on average` : 'No quotes',
  rate: 'accepted',
  rateHint:
    'Of the quotes first sent in the last twelve months that were accepted, ran out, were taken back, or whose request was lost.',
  decided: ({ accepted, decided, open }: Decided) =>
    `${accepted.toLocaleString('en-IN')} of ${decided.toLocaleString('en-IN')} decided, ${open.toLocaleString('en-IN')} open`,
  outstanding: 'to be paid',
  outstandingHint: 'Left of all accepted quotes, due or not. Lost requests are left out.',
  overdue: 'overdue',
  overdueHint: 'Of that, what was due before today.',
  bookings: (count: number) => counted(count, 'booking', 'bookings'),
  months: 'Quotes by month',
  monthsNote:
    'Quoted: by the day a quote was first sent. Won: by the day it was accepted. Still to be paid: now, of what was won in that month.',
  columns: ['Month', 'Quoted', 'Won', 'Still to be paid'],
  cell: (amount: string, count: number) => `${amount} (${count.toLocaleString('en-IN')})`,
  dash: '—',
}

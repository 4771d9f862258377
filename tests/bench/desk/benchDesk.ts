import { bookingStatuses } from '@/booking/rules/status'
import { databaseDriver } from '@/databaseClient'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const names = ['Meera Sharma', 'Arjun Rathore', 'Kavita Jain', 'Imran Khan', 'Sunita Devi']
const venues = ['Garden, Ajmer Road', 'Hotel, MI Road', 'Farmhouse, Sanganer', 'Home, Bani Park']

/** So many requests as a database would hold them after a while, of every stage, none in the trash. */
export function benchRequests({ count, from = 0 }: { count: number; from?: number }) {
  return Array.from({ length: count }, (_, index) => benchRequest(from + index))
}

function benchRequest(index: number) {
  const createdAt = new Date(Date.UTC(2026, 10, 20) - index * 20 * MINUTE_MS)
  const status = pick(bookingStatuses, index)
  const name = `${pick(names, index)} ${index}`
  const sent = { attempts: 1, sentAt: createdAt, state: 'sent' }
  return {
    answeredAt: status === 'new' ? null : createdAt,
    contactNumber: String(9_000_000_000 + index),
    createdAt,
    date: `2027-0${(index % 9) + 1}-1${index % 10}`,
    deletedAt: null,
    email: `guest-${index}@example.com`,
    followUpOn: index % 6 === 0 ? '2026-12-01' : null,
    kind: index % 10 === 0 ? 'contact' : 'booking',
    message: 'Two days, with a mehndi on the first evening. Please call after six.',
    name,
    emails: [
      { ...sent, id: `b${index}`, kind: 'business' },
      { ...sent, id: `c${index}`, kind: 'customer' },
    ],
    numberOfGuests: 50 + (index % 500),
    reference: referenceOf(index),
    revision: 1,
    selectedService: index % 3 === 0 ? 'catering' : 'event',
    source: 'website',
    status,
    timeline: [
      {
        at: createdAt,
        byName: 'Asha',
        changes: [{ field: 'status', from: 'new', id: `d${index}`, to: status }],
        id: `t${index}`,
        kind: 'change',
      },
    ],
    updatedAt: createdAt,
    venueTitle: pick(venues, index),
  }
}

export const referenceOf = (index: number) => `JU-${index.toString(36).padStart(6, '0')}`

const QUOTE_LINES = 12
const ADVANCE = 2_000_000
const TOTAL = 8_400_000

/**
 * So many requests with a quote each, of the last ten months: a third is not accepted yet, a third has paid the
 * advance, a third all of it.
 */
export function benchQuotes(count: number) {
  const { ObjectId } = databaseDriver()
  const all = Array.from({ length: count }, (_, index) => {
    const _id = new ObjectId()
    const sentAt = new Date(Date.now() - (index % 300) * 24 * HOUR_MS - HOUR_MS)
    const paid = [0, ADVANCE, TOTAL][index % 3] ?? 0
    const at = sentAt.toISOString()
    const isOpen = paid === ADVANCE
    const booking = {
      ...benchRequest(index),
      _id,
      createdAt: sentAt,
      paymentDueOn: isOpen ? '2027-01-10' : null,
      status: paid > 0 ? 'confirmed' : 'quoted',
      updatedAt: sentAt,
    }
    return { booking, paid, quote: benchQuote({ at, booking: String(_id), index, paid }), sentAt }
  })
  return {
    bookings: all.map(({ booking }) => booking),
    quotes: all.map(({ quote, sentAt }) => ({ ...quote, createdAt: sentAt, updatedAt: sentAt })),
    vouchers: all.flatMap(({ paid, quote, sentAt }, index) =>
      paid > 0 ? [benchReceipt({ amount: paid, booking: quote.booking, index, sentAt })] : [],
    ),
  }
}

interface BenchQuote {
  at: string
  booking: string
  index: number
  paid: number
}

function benchQuote({ at, booking, index, paid }: BenchQuote) {
  const schedule = [
    { id: 'a', title: 'Advance to confirm the date', dueOn: '2026-01-10', amount: ADVANCE },
    { id: 'b', title: 'Before the event', dueOn: '2027-01-10', amount: TOTAL - ADVANCE },
  ]
  const lines = Array.from({ length: QUOTE_LINES }, (_, line) => ({
    id: `l${line}`,
    choice: 'included',
    details: 'Live counters with chaat, dal baati churma and kulfi, served until midnight.',
    heldIn: '08',
    pricing: 'perPlate',
    quantity: 250,
    tax: { rate: 500, sac: '996334' },
    title: 'Dinner on the lawn',
    unitPrice: 85_000,
  }))
  const amounts = {
    lines: lines.map(({ id }) => ({ id, net: TOTAL / QUOTE_LINES })),
    taxRows: [],
    total: TOTAL,
  }
  const buyer = { name: 'Meera Sharma', address: 'C-Scheme, Jaipur', state: '08' }
  const content = { language: 'en', buyer, lines, schedule, validUntil: '2027-12-31' }
  const issued = {
    at,
    by: 'Asha',
    functions: [],
    amounts,
    reference: referenceOf(index),
    hash: 'h',
  }
  const acceptance = { at, name: 'Meera', taken: [], amounts, schedule, hash: 'h' }
  return {
    booking,
    links: [],
    number: { series: 'QT', year: '26-27', number: index + 1 },
    revision: 3,
    versions: [{ version: 1, content, issued, ...(paid > 0 && { acceptance }) }],
  }
}

interface BenchReceipt {
  amount: number
  booking: string
  index: number
  sentAt: Date
}

const benchReceipt = ({ amount, booking, index, sentAt }: BenchReceipt) => ({
  amount,
  at: sentAt.toISOString(),
  booking,
  by: 'Asha',
  chain: { receipt: `r${index}`, turn: 0 },
  createdAt: sentAt,
  key: `k${index}`,
  kind: 'receipt',
  language: 'en',
  number: { series: 'RV', year: '26-27', number: index + 1 },
  paidOn: '2026-01-10',
  parts: [],
  reference: referenceOf(index),
  updatedAt: sentAt,
  way: 'upi',
})

const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item

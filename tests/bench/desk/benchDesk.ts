import { bookingStatuses } from '@/booking/rules/status'

const MINUTE_MS = 60_000
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
    reference: `JU-${index.toString(36).padStart(6, '0')}`,
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

const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length] as Item

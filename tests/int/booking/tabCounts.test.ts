import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countDesk, countedTabs } from '@/booking/changes/countDesk'
import { bookingStatuses, type BookingStatus } from '@/booking/rules/status'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload

/** In Jaipur the 23rd has begun. */
const now = new Date('2026-11-22T20:00:00Z')
const today = '2026-11-23'
const days = [null, '2026-11-22', today, '2026-11-24']
const hours = [0, 1, 3]

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
})

afterAll(() => stage.destroy())

interface Stored {
  answeredAt: Date | null
  createdAt: Date
  date: string | null
  deletedAt: Date | null
  followUpOn: string | null
  paymentDueOn: string | null
  status: BookingStatus
}

const isOpen = (status: string) => !['completed', 'lost', 'spam'].includes(status)

/** The tabs in plain words, once more. */
const shown: Record<(typeof countedTabs)[number], (stored: Stored) => boolean> = {
  new: ({ status }) => status === 'new',
  unanswered: ({ answeredAt, createdAt, status }) =>
    status === 'new' && !answeredAt && createdAt < new Date('2026-11-22T18:00:00Z'),
  followUp: ({ followUpOn, status }) =>
    isOpen(status) && followUpOn !== null && followUpOn <= today,
  today: ({ date, followUpOn, status }) =>
    (date === today || followUpOn === today) && status !== 'lost' && status !== 'spam',
  overdue: ({ followUpOn, status }) => isOpen(status) && followUpOn !== null && followUpOn < today,
  paymentOverdue: ({ paymentDueOn, status }) =>
    paymentDueOn !== null && paymentDueOn < today && status !== 'lost' && status !== 'spam',
  all: ({ status }) => status !== 'spam',
}

it('[M5] [V4] an erased booking should leave Unanswered: nobody is left to be answered', async () => {
  const { data, id } = { data: { createdAt: new Date('2026-11-01') }, id: 'unanswered' as const }
  const common = { ...data, deletedAt: null, kind: 'booking', status: 'new' }
  const collection = payload.db.collections.bookings?.collection
  await collection?.insertMany([common, { ...common, anonymisedAt: now }] as never)
  expect((await countDesk(payload, now)).tabs[id]).toBe(1)
  await collection?.deleteMany({})
})

it('[M5] the tabs should count what is theirs, and nothing of the trash', async () => {
  const docs = bookingStatuses.flatMap((status) =>
    days.flatMap((followUpOn, index) =>
      hours.map((hour) => ({
        answeredAt: index === 1 ? now : null,
        createdAt: new Date(now.getTime() - hour * 3_600_000),
        date: days[(index + hour) % days.length] ?? null,
        deletedAt: index === 2 && hour === 1 ? now : null,
        followUpOn,
        kind: 'booking',
        paymentDueOn: days[hours.indexOf(hour) + 1] ?? null,
        status,
      })),
    ),
  )
  await payload.db.collections.bookings?.collection.insertMany(docs as never)
  const kept = docs.filter(({ deletedAt }) => !deletedAt)
  const { tabs: counts } = await countDesk(payload, now)
  for (const tab of countedTabs) {
    expect([tab, counts[tab]]).toEqual([tab, kept.filter(shown[tab]).length])
    expect(counts[tab]).toBeGreaterThan(0)
  }
})

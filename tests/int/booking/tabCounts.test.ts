import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countedTabs, loadTabCounts } from '@/admin/dashboard/bookings/loadTabCounts'
import { bookingStatuses } from '@/domain/bookingStatus'
import { firstView } from '@/domain/bookingView/BookingView'
import { whereOf } from '@/domain/bookingView/whereOf'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload

const now = new Date('2026-11-22T20:00:00Z')
const days = [null, '2026-11-22', '2026-11-23', '2026-11-24']
const hours = [0, 1, 3]

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
})

afterAll(() => stage.destroy())

it('[M5] the tabs should count what their lists show', async () => {
  const docs = bookingStatuses.flatMap((status) =>
    days.flatMap((followUpOn, index) =>
      hours.map((hour) => ({
        answeredAt: index === 1 ? now : null,
        createdAt: new Date(now.getTime() - hour * 3_600_000),
        date: days[(index + hour) % days.length],
        deletedAt: index === 2 && hour === 1 ? now : null,
        followUpOn,
        kind: 'booking',
        status,
      })),
    ),
  )
  await payload.db.collections.bookings?.collection.insertMany(docs as never)
  const counts = await loadTabCounts(payload, now)
  for (const tab of countedTabs) {
    const where = whereOf({ now, userId: 'u', view: { ...firstView, tab } })
    const { totalDocs } = await payload.count({ collection: 'bookings', where })
    expect([tab, counts[tab]]).toEqual([tab, totalDocs])
    expect(totalDocs).toBeGreaterThan(0)
  }
})

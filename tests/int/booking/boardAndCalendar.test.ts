import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadBoard } from '@/booking/admin/board/loadBoard'
import { loadMonth } from '@/booking/admin/calendar/loadMonth'
import { bookingStatuses } from '@/booking/rules/status'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload
let user: TypedUser

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
  user = stage.attempts.admin.user as TypedUser
})

afterAll(() => stage.destroy())

const DAY_MS = 86_400_000
const now = new Date()

/** As it was received and changed that many days ago. */
async function store(days: { changed: number; received: number }, data: object) {
  const ago = (count: number) => new Date(now.getTime() - count * DAY_MS)
  const { id } = await payload.create({
    collection: 'bookings',
    data: { contactNumber: '9829012345', kind: 'booking', ...data } as never,
    user,
  })
  await payload.db.collections.bookings?.collection.updateOne(
    { _id: new payload.db.connection.base.Types.ObjectId(id) as never },
    { $set: { createdAt: ago(days.received), updatedAt: ago(days.changed) } },
  )
}

describe('[M8] the columns of the board', () => {
  it('should be in order: new ones by their arrival, events by their day, others by their last change', async () => {
    const ages = [
      { changed: 1, received: 3, date: '2099-01-02' },
      { changed: 3, received: 2, date: '2099-01-03' },
      { changed: 2, received: 4, date: '2099-01-01' },
    ]
    for (const status of ['new', 'contacted', 'confirmed'] as const) {
      for (const [index, { date, ...days }] of ages.entries()) {
        await store(days, { date, name: `${status} ${index}`, status })
      }
    }
    const columns = await loadBoard({ now, payload, user })
    const namesOf = (stage: string) =>
      columns?.find((one) => one.stage === stage)?.cards.map(({ who }) => who.split(' ')[1])
    expect(namesOf('new')).toEqual(['1', '0', '2'])
    expect(namesOf('confirmed')).toEqual(['2', '0', '1'])
    expect(namesOf('contacted')).toEqual(['0', '2', '1'])
  })
})

describe('[M9] a month of the calendar', () => {
  it('should show the events of that month that may take place, and open follow-ups', async () => {
    for (const status of bookingStatuses) {
      const days = { changed: 0, received: 0 }
      const lostReason = status === 'lost' ? 'price' : undefined
      const at = { lostReason, status }
      await store(days, { date: '2098-03-31', followUpOn: '2098-03-01', name: status, ...at })
      await store(days, { date: '2098-04-01', followUpOn: '2098-02-28', name: 'other', ...at })
    }
    const found = await loadMonth({ month: '2098-03', payload, user })
    const open = ['new', 'contacted', 'quoted', 'confirmed']
    const names = (all?: { name?: string | null }[]) => all?.map(({ name }) => name)
    expect(names(found?.events)).toEqual([...open, 'completed'])
    expect(names(found?.followUps)).toEqual(open)
  })
})

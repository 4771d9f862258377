import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countDesk } from '@/booking/changes/countDesk'
import { countOverview } from '@/booking/changes/countOverview'
import { whereOf } from '@/booking/rules/filters'
import { numberNames, numberViews } from '@/booking/rules/numbers'
import { firstView } from '@/booking/rules/view'
import { storedBookings } from '@/booking/storedBookings'
import { setStage, type Stage } from '../access/stage'

/** Wednesday, 25 November 2026, 00:30 in Jaipur: there it is already another day than in London. */
const now = new Date('2026-11-24T19:00:00Z')

let stage: Stage
let payload: Payload

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
})

beforeEach(() => storedBookings(payload).deleteMany({}))

afterAll(() => stage.destroy())

const countNumbers = async () => (await countDesk(payload, now)).numbers

/** Straight into the collection: nobody else can say when a request came. */
async function store(...requests: object[]) {
  const documents = requests.map((request) => ({
    contactNumber: '9829012345',
    createdAt: new Date('2026-11-24T18:31:00Z'),
    deletedAt: null,
    kind: 'booking',
    source: 'website',
    status: 'new',
    updatedAt: now,
    ...request,
  }))
  await storedBookings(payload).insertMany(documents as never[])
}

const at = (moment: string) => ({ createdAt: new Date(moment) })
const confirmedOn = (date: string, numberOfGuests?: number) => ({
  ...at('2026-01-01T00:00:00Z'),
  date,
  numberOfGuests,
  status: 'confirmed',
})

describe('[M16] the numbers of the desk', () => {
  it('should be zeros without requests', async () => {
    expect(await countNumbers()).toEqual({
      newToday: 0,
      unanswered: 0,
      eventsThisWeek: 0,
      received: 0,
      won: 0,
      guestsBooked: 0,
    })
  })

  it('should begin the day at midnight in Jaipur', async () => {
    await store(at('2026-11-24T18:29:59Z'), at('2026-11-24T18:30:00Z'))
    expect(await countNumbers()).toMatchObject({ newToday: 1, received: 2 })
  })

  it('should count who waits for more than two hours, and nobody who was answered', async () => {
    await store(
      at('2026-11-24T17:00:00Z'),
      at('2026-11-24T16:59:59Z'),
      { ...at('2026-01-01T00:00:00Z') },
      { ...at('2026-11-24T10:00:00Z'), answeredAt: null },
      { ...at('2026-11-24T10:00:00Z'), answeredAt: now },
      { ...at('2026-11-24T10:00:00Z'), status: 'contacted' },
    )
    expect((await countNumbers()).unanswered).toBe(3)
  })

  it('should count the events from Monday to Sunday, also those that are completed', async () => {
    await store(
      confirmedOn('2026-11-22'),
      confirmedOn('2026-11-23'),
      confirmedOn('2026-11-29'),
      confirmedOn('2026-11-30'),
      { ...confirmedOn('2026-11-24'), status: 'completed' },
      { ...confirmedOn('2026-11-25'), status: 'quoted' },
    )
    expect((await countNumbers()).eventsThisWeek).toBe(3)
  })

  it('should count the guests of what is confirmed and still to come', async () => {
    await store(
      confirmedOn('2026-11-24', 1000),
      confirmedOn('2026-11-25', 250),
      confirmedOn('2027-02-14', 400),
      confirmedOn('2027-02-15'),
      { ...confirmedOn('2026-11-25', 5000), status: 'completed' },
      { ...confirmedOn('2027-02-14', 9000), status: 'quoted' },
    )
    expect((await countNumbers()).guestsBooked).toBe(650)
  })

  it('should count what was won of what came in 90 days', async () => {
    await store(
      { ...at('2026-08-27T18:30:00Z'), status: 'confirmed' },
      { ...at('2026-08-27T18:29:59Z'), status: 'confirmed' },
      { ...at('2026-10-01T00:00:00Z'), status: 'completed' },
      { ...at('2026-10-01T00:00:00Z'), lostReason: 'price', status: 'lost' },
      { ...at('2026-10-01T00:00:00Z'), status: 'quoted' },
    )
    expect(await countNumbers()).toMatchObject({ received: 4, won: 2 })
  })

  it('should leave out spam and the trash', async () => {
    await store(
      { status: 'spam' },
      { deletedAt: now },
      { ...confirmedOn('2026-11-25', 100), deletedAt: now },
    )
    expect(Object.values(await countNumbers())).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('should lead to lists of exactly the requests that they count', async () => {
    await store(
      {},
      at('2026-11-24T12:00:00Z'),
      { ...at('2026-11-24T12:00:00Z'), answeredAt: now },
      { status: 'spam' },
      { deletedAt: now },
      confirmedOn('2026-11-26', 100),
      { ...confirmedOn('2026-11-27', 50), deletedAt: now },
      confirmedOn('2026-11-20', 70),
      { ...confirmedOn('2026-11-24', 40), status: 'completed' },
      { ...confirmedOn('2026-11-25', 40), status: 'completed' },
      { ...confirmedOn('2027-01-01', 300), ...at('2026-11-01T00:00:00Z') },
      { ...at('2026-11-01T00:00:00Z'), status: 'completed' },
      { ...at('2026-08-27T18:29:59Z'), status: 'completed' },
    )
    const { guestsBooked, ...counts } = await countNumbers()
    const lists = await Promise.all(numberNames.map(listOf))
    const totals = Object.fromEntries(lists.map(({ name, total }) => [name, total]))
    expect(totals).toMatchObject({
      newToday: counts.newToday,
      unanswered: counts.unanswered,
      eventsThisWeek: counts.eventsThisWeek,
      conversion: counts.won,
    })
    expect(counts).toEqual({
      newToday: 1,
      unanswered: 1,
      eventsThisWeek: 3,
      received: 5,
      won: 2,
    })
    expect(lists.find(({ name }) => name === 'guestsBooked')?.guests).toBe(guestsBooked)
  })
})

async function listOf(name: (typeof numberNames)[number]) {
  const view = { ...firstView, ...numberViews(now)[name] }
  const { docs, totalDocs } = await payload.find({
    collection: 'bookings',
    depth: 0,
    limit: 0,
    trash: true,
    where: whereOf({ now, userId: '', view }),
  })
  const guests = docs.reduce((sum, { numberOfGuests }) => sum + (numberOfGuests ?? 0), 0)
  return { guests, name, total: totalDocs }
}

describe('[M16] what the charts show', () => {
  it('should count by month in Jaipur, twelve of them, by what was asked for', async () => {
    await store(
      { ...at('2026-10-31T18:29:59Z'), selectedService: 'event' },
      { ...at('2026-10-31T18:30:00Z'), selectedService: 'event' },
      { ...at('2026-11-02T00:00:00Z'), selectedService: 'event' },
      { ...at('2026-11-02T00:00:00Z'), selectedService: 'catering' },
      at('2026-11-02T00:00:00Z'),
      { ...at('2026-11-02T00:00:00Z'), status: 'spam' },
      { ...at('2026-11-02T00:00:00Z'), deletedAt: now },
      at('2025-11-30T18:30:00Z'),
      at('2025-11-30T18:29:59Z'),
    )
    const { months } = await countOverview(payload, now)
    const told = months.flatMap(({ groups, month }) =>
      groups.map(({ count, service }) => `${month} ${service ?? '-'} ${count}`),
    )
    expect(months).toHaveLength(12)
    expect(told.toSorted()).toEqual([
      '2025-12 - 1',
      '2026-10 event 1',
      '2026-11 - 1',
      '2026-11 catering 1',
      '2026-11 event 2',
    ])
  })

  it('should group what came in 90 days by source, stage and reason', async () => {
    await store(
      { heardFrom: 'instagram' },
      { heardFrom: 'instagram' },
      { source: 'phone', status: 'quoted' },
      { lostReason: 'price', status: 'lost' },
      at('2026-08-01T00:00:00Z'),
    )
    const { recent } = await countOverview(payload, now)
    const told = recent.map(({ count, heardFrom, lostReason, source, status }) =>
      [source, heardFrom, status, lostReason, count].map((value) => value ?? '-').join(' '),
    )
    expect(told.toSorted()).toEqual([
      'phone - quoted - 1',
      'website - lost price 1',
      'website instagram new - 2',
    ])
  })

  it('should measure how long customers of the website waited', async () => {
    await store(
      { answeredAt: new Date('2026-11-24T18:41:00Z') },
      { answeredAt: new Date('2026-11-24T19:31:00Z'), source: undefined },
      { answeredAt: now, source: 'phone' },
      { answeredAt: null },
      { ...at('2026-01-01T00:00:00Z'), answeredAt: now },
    )
    const { waits } = await countOverview(payload, now)
    expect(waits.toSorted((a, b) => a - b)).toEqual([600_000, 3_600_000])
  })

  it('should stay fast with ten thousand requests', async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => ({
      createdAt: new Date(now.getTime() - at * 3_000_000),
      status: at % 3 ? 'new' : 'confirmed',
    }))
    await store(...many)
    const started = Date.now()
    await Promise.all([countNumbers(), countOverview(payload, now)])
    expect(Date.now() - started).toBeLessThan(5000)
    console.info(`numbers of 10,000 requests: ${Date.now() - started} ms`)
  })
})

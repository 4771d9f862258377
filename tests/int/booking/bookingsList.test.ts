import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadBookings } from '@/booking/admin/list/loadBookings'
import { loadColumns } from '@/booking/admin/list/loadColumns'
import { parseView, preferenceKeys } from '@/booking/rules/view'
import { storedBookings } from '@/booking/storedBookings'
import { request } from '../../harness/requests/rest'
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

beforeEach(() => storedBookings(payload).deleteMany({}))

async function store(...bookings: object[]) {
  const documents = bookings.map((booking) => ({
    createdAt: new Date('2026-10-10T10:00:00Z'),
    deletedAt: null,
    kind: 'booking',
    status: 'new',
    ...booking,
  }))
  await storedBookings(payload).insertMany(documents as never[])
}

/** The names that an address of the list shows. */
async function namesAt(query: Record<string, string | string[]>) {
  const view = { ...parseView(query), sort: 'name' as const }
  const found = await loadBookings({ payload, user, view })
  return found?.rows.map(({ name }) => name)
}

describe('[M6] [I6] the search of the list', () => {
  beforeEach(() =>
    store(
      {
        contactNumber: '9829012345',
        name: 'Meera  Sharma',
        reference: 'JU-2611-0042',
        venueTitle: 'Rambagh Garden (East)',
      },
      { contactNumber: '9414055555', email: 'arjun@example.com', name: 'Arjun Sharma' },
      { contactNumber: '1412345678', name: 'मीरा शर्मा', venueTitle: 'हॉल २, क़िला रोड' },
    ),
  )

  it.each([
    ['sharma meera', ['Meera  Sharma']],
    [' Meera   Sharma ', ['Meera  Sharma']],
    ['meera garden', ['Meera  Sharma']],
    ['(east) 0042', ['Meera  Sharma']],
    ['sharma', ['Arjun Sharma', 'Meera  Sharma']],
    ['sharma 98290 12345', ['Meera  Sharma']],
    ['+91 98290-12345 meera', ['Meera  Sharma']],
    ['९८२९० १२३४५', ['Meera  Sharma']],
    ['2345 290', ['Meera  Sharma']],
    ['example sharma', ['Arjun Sharma']],
    ['शर्मा मीरा', ['मीरा शर्मा']],
    ['मीरा 0141 2345678', ['मीरा शर्मा']],
    // Written with the nukta apart, as some keyboards do.
    ['\u0915\u093c\u093f\u0932\u093e', ['मीरा शर्मा']],
    ['\u0958\u093f\u0932\u093e', ['मीरा शर्मा']],
    ['किला', ['मीरा शर्मा']],
    ['हॉल २', ['मीरा शर्मा']],
    ['हॉल 2', ['मीरा शर्मा']],
    ['meera arjun', []],
    ['meera 94140', []],
    ['.*', []],
  ])('should find every word of %j', async (q, expected) => {
    expect(await namesAt({ q })).toEqual(expected)
  })
})

describe('[M6] the days of a view', () => {
  it('should be those of the event, or those on which it was received in Jaipur', async () => {
    await store(
      { createdAt: new Date('2026-09-30T18:29:59Z'), date: '2026-12-01', name: 'September' },
      { createdAt: new Date('2026-09-30T18:30:00Z'), date: '2027-01-01', name: 'First' },
      { createdAt: new Date('2026-10-31T18:29:59Z'), date: '2026-12-31', name: 'Last' },
      { createdAt: new Date('2026-10-31T18:30:00Z'), name: 'November' },
    )
    expect(await namesAt({ since: '2026-10-01', until: '2026-10-31' })).toEqual(['First', 'Last'])
    expect(await namesAt({ until: '2026-10-31', from: '2026-12-01', to: '2026-12-31' })).toEqual([
      'Last',
      'September',
    ])
  })

  it('should be narrowed to why bookings were lost', async () => {
    await store(
      { lostReason: 'price', name: 'Dear', status: 'lost' },
      { lostReason: 'noReply', name: 'Silent', status: 'lost' },
      { name: 'Open' },
    )
    expect(await namesAt({ lostReason: ['price'] })).toEqual(['Dear'])
  })
})

describe('[M15] the mark of bookings with the same phone number or e-mail', () => {
  it('should count the others outside of the trash, on whatever page they are', async () => {
    const contactNumber = '9829012345'
    await store(
      { contactNumber, email: 'a@example.com', name: 'A' },
      { contactNumber, name: 'B', status: 'spam' },
      { contactNumber, deletedAt: new Date(), name: 'C' },
      { contactNumber: '9414055555', email: 'a@example.com', name: 'D' },
      { name: 'E' },
    )
    const view = { ...parseView({}), sort: 'name' as const }
    const found = await loadBookings({ payload, user, view })
    expect(found?.rows.map(({ name, others }) => [name, others])).toEqual([
      ['A', 2],
      ['D', 1],
      ['E', 0],
    ])
  })
})

describe('[M6] the columns of the table', () => {
  const keep = (value: unknown) => {
    const path = `/payload-preferences/${preferenceKeys.columns}`
    const { token } = stage.attempts.admin
    return request({ data: { value }, method: 'POST', path, payload, token })
  }

  it('should be those that the administrator chose last, and nobody else', async () => {
    expect(await loadColumns({ payload, user })).toBeUndefined()
    await keep(['received', 'source', '__proto__'])
    expect(await loadColumns({ payload, user })).toEqual(['received', 'source'])
    await keep([])
    expect(await loadColumns({ payload, user })).toEqual([])
    const staff = stage.attempts.staff.user as TypedUser
    expect(await loadColumns({ payload, user: staff })).toBeUndefined()
  })
})

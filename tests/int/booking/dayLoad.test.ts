import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as apiPaths from '@/apiPaths'
import type { BookingStatus } from '@/booking/rules/status'
import { problems } from '@/i18n/en/booking'
import { forgetLimits } from '../../harness/requests/forgetLimits'
import { post, request } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload

const day = '2099-12-12'

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
})

beforeEach(async () => {
  await forgetLimits(payload)
  await payload.delete({ collection: 'bookings', trash: true, where: { id: { exists: true } } })
  await setLimit(2)
})

afterAll(() => stage.destroy())

const setLimit = (eventsPerDay: number | null) =>
  payload.updateGlobal({ slug: 'site-settings', data: { eventsPerDay, name: 'Jharokha Utsav' } })

const ask = (path: string) => request({ method: 'GET', path: path.replace('/api', ''), payload })

const loadOf = async (date: string) => {
  const { body, headers, status } = await ask(apiPaths.dayLoad(date))
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  return body as unknown
}

const book = (status: BookingStatus, data: object = {}) =>
  payload.create({
    collection: 'bookings',
    data: { contactNumber: '9829012345', date: day, kind: 'booking', status, ...data },
    user: stage.attempts.admin.user,
  })

describe('[P10] how busy a day is, told to anybody', () => {
  it('should go from free to full with what is confirmed, in one word', async () => {
    expect(await loadOf(day)).toEqual({ load: 'free' })
    await book('confirmed')
    expect(await loadOf(day)).toEqual({ load: 'filling' })
    await book('confirmed')
    expect(await loadOf(day)).toEqual({ load: 'full' })
    expect(await loadOf('2099-12-13')).toEqual({ load: 'free' })
  })

  it('should count nothing that is not confirmed, of another day or in the trash', async () => {
    await setLimit(1)
    const others = ['new', 'contacted', 'quoted', 'completed', 'lost', 'spam'] as const
    for (const status of others) await book(status, { lostReason: 'other' })
    await book('confirmed', { date: '2099-12-11' })
    await book('confirmed', { deletedAt: new Date().toISOString() })
    expect(await loadOf(day)).toEqual({ load: 'free' })
  })

  it('should be free without a limit and for days that have been', async () => {
    await book('confirmed', { date: '2020-01-01' })
    await book('confirmed')
    await setLimit(1)
    expect(await loadOf('2020-01-01')).toEqual({ load: 'free' })
    await setLimit(null)
    expect(await loadOf(day)).toEqual({ load: 'free' })
  })

  it('should never keep a request from being sent', async () => {
    await setLimit(1)
    await book('confirmed')
    const { status } = await post(payload, '/bookings', { contactNumber: '9829012345', date: day })
    expect(status).toBe(201)
  })

  it.each([
    ['no day', ''],
    ['an empty day', 'date='],
    ['two days', `date=${day}&date=${day}`],
    ['a list', `date[]=${day}`],
    ['an operator', 'date[$gt]='],
    ['an operator of Payload', `date[exists]=true`],
    ['a day that the calendar does not have', 'date=2099-02-29'],
    ['words', 'date=%00%F0%9F%92%8D'],
    ['more than a day', `date=${day}T00:00:00Z`],
    ['a megabyte', `date=${'9'.repeat(1_000_000)}`],
  ])('should refuse %s, and say at which field', async (_, query) => {
    const { body, status } = await ask(`/api/bookings/day-load?${query}`)
    expect(status).toBe(400)
    expect(body.errors[0]?.data.errors).toEqual([{ path: 'date', message: problems.dayUnknown() }])
  })
})

describe('[P10] the limit of a day', () => {
  it('should be known to administrators only', async () => {
    const read = async (token: string | null) =>
      (await request({ method: 'GET', path: '/globals/site-settings', payload, token })).body
    expect(await read(null)).not.toHaveProperty('eventsPerDay')
    expect(await read(stage.attempts.staff.token)).not.toHaveProperty('eventsPerDay')
    expect(await read(stage.attempts.admin.token)).toMatchObject({ eventsPerDay: 2 })
  })

  it('should be a whole number from 1 to 99', async () => {
    for (const wrong of [0, -1, 1.5, 100, 'three', true]) {
      await expect(setLimit(wrong as number)).rejects.toThrow(/Events per day/)
    }
    for (const right of [1, 99, null]) await setLimit(right)
  })
})

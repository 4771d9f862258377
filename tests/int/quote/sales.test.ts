import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { request } from '../../harness/requests/rest'
import { makeBooking, type QuoteStage, setQuoteStage } from './quoteStage'

let stage: QuoteStage

beforeAll(async () => {
  stage = await setQuoteStage()
})

afterAll(() => stage.destroy())

const userOf = (role: 'admin' | 'sales' | 'staff') => String(stage.attempts[role].user?.id)

const change = (id: string, data: object) =>
  request({
    data,
    method: 'PATCH',
    path: `/bookings/${id}`,
    payload: stage.payload,
    token: stage.attempts.sales.token,
  })

describe('[J12] [M4] an account of sales', () => {
  it('should work on a booking that is assigned to an administrator, and assign it', async () => {
    const { payload } = stage
    const { id } = await makeBooking(payload, { assignedTo: userOf('admin') })
    expect((await change(id, { status: 'contacted' })).status).toBe(200)
    expect((await change(id, { assignedTo: userOf('sales') })).status).toBe(200)
    expect((await change(id, { assignedTo: userOf('admin') })).status).toBe(200)
    expect((await change(id, { assignedTo: userOf('staff') })).status).toBe(400)
    const { assignedTo, status } = await stage.booking(id)
    expect([assignedTo, status]).toEqual([userOf('admin'), 'contacted'])
  })

  it('[J5] should leave the timeline to what customers do with a booking that is assigned', async () => {
    const { payload, save, send } = stage
    const { id } = await makeBooking(payload, { assignedTo: userOf('admin') })
    const { body } = await send((await save(id, 0)).body.quote)
    await stage.customer.markSeen(payload, body.url.split('/').at(-1))
    const { status, timeline } = await stage.booking(id)
    expect(status).toBe('quoted')
    expect(timeline?.map(({ outcome }) => outcome)).toEqual(['quoteSent', 'quoteSeen'])
  })

  it('should see who can be assigned, and nothing else of other accounts', async () => {
    const { loadAdmins } = await import('@/booking/admin/list/loadAdmins')
    const { payload, user } = stage.attempts.sales
    if (!user) throw new Error('No account of sales')
    const found = await loadAdmins({ payload, user })
    expect(found.map(({ id }) => id).sort()).toEqual([userOf('admin'), userOf('sales')].sort())
    for (const one of found) expect(Object.keys(one).sort()).toEqual(['id', 'name'])
  })
})

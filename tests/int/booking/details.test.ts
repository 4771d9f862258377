import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetLimits } from '../../harness/requests/forgetLimits'
import { post } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
})

beforeEach(() => forgetLimits(payload))

afterAll(() => stage.destroy())

const details = {
  contactBy: 'whatsapp',
  bestTime: 'evening',
  foodPreference: 'satvik',
  serviceStyle: 'liveCounters',
  budgetBand: 'over12Lakh',
  heardFrom: 'planner',
  campaign: 'google / cpc / wedding-season',
}

const send = (data: object) => post(payload, '/bookings', { contactNumber: '9829012345', ...data })

const stored = (id: string) => payload.findByID({ collection: 'bookings', depth: 0, id })

describe('[Q8] [Q9] the details of a request over REST', () => {
  it('should be saved as they were chosen', async () => {
    const { body, status } = await send(details)
    expect(status).toBe(201)
    expect(await stored(body.doc.id)).toMatchObject(details)
  })

  it('should be saved with a contact message too', async () => {
    const { body } = await send({ ...details, kind: 'contact', message: 'Do you cook in Ajmer?' })
    expect(await stored(body.doc.id)).toMatchObject(details)
  })

  it('should be nothing where they are empty', async () => {
    const empty = Object.fromEntries(Object.keys(details).map((name) => [name, '']))
    const { body, status } = await send(empty)
    expect(status).toBe(201)
    const saved = await stored(body.doc.id)
    expect(Object.keys(details).filter((name) => saved[name as keyof typeof saved])).toEqual([])
  })

  it('should be refused at the field where the code is unknown', async () => {
    const wrong = { ...details, budgetBand: 'free', contactBy: ['call'], heardFrom: { $gt: '' } }
    const { body, status } = await send(wrong)
    expect(status).toBe(400)
    const message = 'Please choose one from the list.'
    expect(body.errors[0]?.data.errors).toEqual([
      { path: 'contactBy', message },
      { path: 'budgetBand', message },
      { path: 'heardFrom', message },
    ])
  })

  it('[Q3] should tell a request from a retry, unless only the campaign differs', async () => {
    const key = { idempotencyKey: 'details' }
    const first = await send({ ...details, ...key })
    const retry = await send({ ...details, ...key, campaign: 'instagram' })
    const other = await send({ ...details, ...key, foodPreference: 'jain' })
    expect([first.status, retry.status, other.status]).toEqual([201, 200, 201])
  })

  it('should be corrected by an administrator, each by itself', async () => {
    const { user } = stage.attempts.admin
    const { body } = await send(details)
    const asAdmin = { collection: 'bookings', overrideAccess: false, user } as const
    await payload.update({ ...asAdmin, data: { budgetBand: 'upTo1Lakh' }, id: body.doc.id })
    expect(await stored(body.doc.id)).toMatchObject({ ...details, budgetBand: 'upTo1Lakh' })
    const wrong = payload.update({ ...asAdmin, data: { bestTime: 'x' as never }, id: body.doc.id })
    await expect(wrong).rejects.toThrow(/bestTime/)
  })
})

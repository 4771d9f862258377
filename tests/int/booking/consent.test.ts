import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post, request } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
})

afterAll(() => stage.destroy())

const shown = { noticeVersion: '2026-11', language: 'en', marketing: true }

async function book(data: object) {
  const sent = { contactNumber: '9829012345', ...data }
  const { body } = await post(payload, '/bookings', sent)
  return stored(body.doc.id)
}

const stored = (id: string) => payload.findByID({ collection: 'bookings', depth: 0, id })

describe('[Q10] the record of consent', () => {
  it('should be dated by the server, not by the sender', async () => {
    const before = new Date().toISOString()
    const { consent } = await book({ consent: { ...shown, time: '2001-01-01T00:00:00.000Z' } })
    expect(consent).toMatchObject(shown)
    expect(consent?.time && consent.time >= before).toBe(true)
  })

  it('should have no date where no notice was shown', async () => {
    const { consent } = await book({})
    expect(consent?.time).toBeFalsy()
  })

  it('should stay as it is when an admin works with the booking', async () => {
    const { consent, id } = await book({ consent: shown })
    const forged = { noticeVersion: 'other', time: '2001-01-01T00:00:00.000Z' }
    const { status } = await request({
      data: { consent: forged, status: 'contacted' },
      method: 'PATCH',
      path: `/bookings/${id}`,
      payload,
      token: stage.attempts.admin.token,
    })
    expect(status).toBe(200)
    expect(await stored(id)).toMatchObject({ consent, status: 'contacted' })
  })
})

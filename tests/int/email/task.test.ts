import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeBooking, noticesOf, setMailStage, type MailStage } from './mailStage'

let stage: MailStage

beforeAll(async () => {
  stage = await setMailStage()
})

afterAll(() => stage.destroy())

describe('[T3] a worker of its own', () => {
  it('should send what is due each time its minute comes', async () => {
    const { mail, payload } = stage
    const jobs = payload.db.connection.collection('payload-jobs')
    const { id } = await makeBooking(payload)
    await payload.jobs.handleSchedules({ queue: 'notices' })
    // Its time is the next full minute.
    await jobs.updateMany({}, { $set: { waitUntil: new Date(0) } })
    await payload.jobs.run({ queue: 'notices' })
    expect(mail.received).toHaveLength(1)
    expect(await noticesOf(payload, id)).toMatchObject([{ state: 'sent' }])
    expect(await jobs.countDocuments({})).toBe(0)
  })

  it('should not be stopped for ever by one that died at work', async () => {
    const { payload } = stage
    const jobs = payload.db.connection.collection('payload-jobs')
    await payload.jobs.handleSchedules({ queue: 'notices' })
    await jobs.updateMany({}, { $set: { processing: true } })
    await payload.jobs.handleSchedules({ queue: 'notices' })
    expect(await jobs.countDocuments({})).toBe(1)
    await jobs.updateMany({}, { $set: { createdAt: new Date(Date.now() - 3_600_000) } })
    await payload.jobs.handleSchedules({ queue: 'notices' })
    expect(await jobs.find().toArray()).toMatchObject([{ processing: false }])
  })
})

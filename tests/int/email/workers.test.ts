import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { holdEmails } from '../../harness/mail/mailServer'
import { makeBooking, emailsOf, setMailStage, type MailStage } from './mailStage'

let stage: MailStage
let other: Payload

beforeAll(async () => {
  stage = await setMailStage()
  const { default: config } = await import('@payload-config')
  other = await getPayload({ config, key: 'other-worker' })
})

beforeEach(() => stage.clear())

afterAll(async () => {
  await other.destroy()
  await stage.destroy()
})

const set = (payload: Payload, values: object) =>
  payload.db.connection.collection('Booking').updateOne({}, { $set: values })

describe('[T3] two workers', () => {
  it('should together send each of twenty emails once', async () => {
    const { mail, payload, sendDueEmails } = stage
    for (let count = 0; count < 10; count += 1) {
      await makeBooking(payload, { email: `person-${count}@example.com` })
    }
    const counts = await Promise.all(
      [payload, other, payload, other].map((worker) => sendDueEmails({ payload: worker })),
    )
    expect(counts.reduce((sum, count) => sum + count)).toBe(20)
    expect(mail.received).toHaveLength(20)
    const customers = mail.received.map(({ to }) => to[0]).filter((to) => to?.startsWith('person'))
    expect(new Set(customers).size).toBe(10)
  })

  it('should leave a lease alone while it runs, and take it over when it ended', async () => {
    const { mail, payload, sendDueEmails } = stage
    const { id } = await makeBooking(payload)
    const inAMinute = new Date(Date.now() + 60_000)
    await set(payload, {
      'emails.0.attempts': 1,
      'emails.0.lease': 'of a process that died',
      'emails.0.nextAttempt': inAMinute,
      'emails.0.state': 'sending',
    })
    expect(await sendDueEmails({ payload: other })).toBe(0)
    expect(await sendDueEmails({ payload: other, now: () => inAMinute })).toBe(1)
    expect(mail.received).toHaveLength(1)
    expect(await emailsOf(payload, id)).toMatchObject([{ attempts: 2, lease: null, state: 'sent' }])
  })

  it('should send what waits in bookings without nextEmailAt once a site has started', async () => {
    const { mail, payload, sendDueEmails } = stage
    await makeBooking(payload)
    await payload.db.connection.collection('Booking').updateOne({}, { $unset: { nextEmailAt: '' } })
    expect(await sendDueEmails({ payload })).toBe(0)
    const { prepareOutbox } = await import('@/booking/emails/queueEmails')
    await prepareOutbox(payload)
    expect(await sendDueEmails({ payload })).toBe(1)
    expect(mail.received).toHaveLength(1)
  })

  it('should find what is due by one field, which is the earliest attempt of an outbox or none', async () => {
    const { mail, payload, sendDueEmails } = stage
    const { id } = await makeBooking(payload, { email: 'person@example.com' })
    const stored = async () =>
      payload.db.connection.collection('Booking').findOne<{
        nextEmailAt: Date | null
        emails: { nextAttempt: Date | null }[]
      }>({})
    mail.state.manner = 'refuse'
    await sendDueEmails({ payload })
    const refused = await stored()
    const times = refused?.emails.map(({ nextAttempt }) => nextAttempt?.getTime() ?? 0) ?? []
    expect(times).toHaveLength(2)
    expect(refused?.nextEmailAt?.getTime()).toBe(Math.min(...times))

    mail.state.manner = 'accept'
    const later = new Date(Date.now() + 3_600_000)
    // One that says too early is read once, and told right.
    await set(payload, { nextEmailAt: new Date(0), 'emails.1.nextAttempt': later })
    expect(await sendDueEmails({ payload })).toBe(0)
    expect((await stored())?.nextEmailAt).toEqual(new Date(times[0] ?? 0))
    expect(await sendDueEmails({ payload, now: () => new Date(times[0] ?? 0) })).toBe(1)
    expect((await stored())?.nextEmailAt).toEqual(later)
    expect(await sendDueEmails({ payload, now: () => later })).toBe(1)
    expect((await stored())?.nextEmailAt).toBeNull()
    expect(await emailsOf(payload, id)).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  })

  it('should have an index for each question that is asked before an email goes out', async () => {
    const indexes = await stage.payload.db.connection.collection('Booking').indexes()
    const keys = indexes.map(({ key }) => Object.keys(key as object).join())
    expect(keys).toEqual(expect.arrayContaining(['nextEmailAt,status', 'emails.sentAt']))
  })

  it('should not send what died with its worker eight times', async () => {
    const { mail, payload, sendDueEmails } = stage
    const { id } = await makeBooking(payload)
    await set(payload, { 'emails.0.attempts': 8, 'emails.0.state': 'sending' })
    expect(await sendDueEmails({ payload })).toBe(0)
    expect(mail.received).toHaveLength(0)
    expect(await emailsOf(payload, id)).toMatchObject([
      { error: 'interrupted too often', nextAttempt: null, state: 'failed' },
    ])
  })
})

describe('[T3] an admin who saves a booking while its mail goes out', () => {
  it('should not queue it again', async () => {
    const { mail, payload, sendDueEmails } = stage
    const { id } = await makeBooking(payload)
    const { manner, release } = holdEmails()
    mail.state.manner = manner
    const sending = sendDueEmails({ payload })
    while (mail.state.connections === 0) await new Promise((go) => setTimeout(go, 20))
    const { emails } = await payload.findByID({ collection: 'bookings', depth: 0, id })
    expect(emails).toMatchObject([{ state: 'sending' }])
    release()
    await sending
    await payload.update({ collection: 'bookings', id, data: { emails, status: 'contacted' } })
    expect(await payload.findByID({ collection: 'bookings', id })).toMatchObject({
      emails: [{ state: 'sent' }],
      status: 'contacted',
    })
  })
})

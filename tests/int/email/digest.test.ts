import { getPayload, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readMail } from '../../harness/mail/readMail'
import { makeBooking, setMailStage, type MailStage } from './mailStage'

let stage: MailStage
let other: Payload
let sendDailyDigest: (run: { now(): Date; payload: Payload }) => Promise<unknown>

beforeAll(async () => {
  stage = await setMailStage()
  const { default: config } = await import('@payload-config')
  other = await getPayload({ config, key: 'other-worker' })
  const { jobs } = await import('@/background/jobs')
  const { runJob } = await import('@/background/scheduler')
  sendDailyDigest = ({ now, payload }) =>
    runJob(jobs.digest, { now: now(), onStep: () => undefined, payload })
})

beforeEach(async () => {
  await stage.clear()
  await stage.payload.db.connection.collection('Clock').deleteMany({})
})

afterAll(async () => {
  await other.destroy()
  await stage.destroy()
})

/** Two in the morning and a half, universal time, is eight in Jaipur. */
const eight = new Date('2099-06-10T02:30:00Z')
const at = (moment: Date) => () => moment
const later = (minutes: number) => at(new Date(eight.getTime() + minutes * 60_000))

describe('[T4] the digest of the day', () => {
  it('should name who waits and which events come, and nothing else', async () => {
    const { mail, payload } = stage
    await makeBooking(payload, { name: 'Waits' })
    await makeBooking(payload, { name: 'Answered', status: 'contacted' })
    await makeBooking(payload, { name: 'Soon', date: '2099-06-13', status: 'confirmed' })
    await makeBooking(payload, { name: 'Too late', date: '2099-06-14', status: 'confirmed' })
    await makeBooking(payload, {
      name: 'Lost one',
      date: '2099-06-11',
      lostReason: 'price',
      status: 'lost',
    })
    expect(await sendDailyDigest({ now: at(eight), payload })).toBe('sent')
    expect(mail.received.map(({ to }) => to)).toEqual([['owner@example.com']])
    const { raw = '' } = mail.received[0] ?? {}
    for (const words of ['Waits', 'Soon', 'Sat, 13 Jun 2099']) expect(raw).toContain(words)
    for (const words of ['Answered', 'Too late', 'Lost one']) expect(raw).not.toContain(words)
  })

  it('should list confirmed events apart from open requests, and say how far those are', async () => {
    const { mail, payload } = stage
    const date = '2099-06-12'
    await makeBooking(payload, { name: 'Sure one', date, status: 'confirmed' })
    await makeBooking(payload, { name: 'Asked one', date, status: 'quoted' })
    expect(await sendDailyDigest({ now: at(eight), payload })).toBe('sent')
    const text = readMail(mail.received[0]?.raw ?? '').text
    const [sure, open] = ['Confirmed events', 'Not confirmed yet'].map(
      (heading) => text.split(/\r?\n\r?\n/).find((part) => part.startsWith(heading)) ?? '',
    )
    expect(sure).toContain('- Sure one: Fri, 12 Jun 2099')
    expect(sure).not.toContain('Asked one')
    expect(open).toContain('- Asked one: Quoted, Fri, 12 Jun 2099')
    expect(open).not.toContain('Sure one')
  })

  it('should remind of follow-ups that are due, and leave out who was erased', async () => {
    const { mail, payload } = stage
    const due = { followUpOn: '2099-06-10', status: 'contacted' } as const
    await makeBooking(payload, { ...due, name: 'Due today' })
    await makeBooking(payload, { ...due, followUpOn: '2099-06-01', name: 'Due before' })
    await makeBooking(payload, { ...due, followUpOn: '2099-06-11', name: 'Tomorrow' })
    await makeBooking(payload, { ...due, lostReason: 'price', name: 'Was lost', status: 'lost' })
    await makeBooking(payload, { name: 'Gone person' })
    await payload.db.connection
      .collection('Booking')
      .updateOne({ name: 'Gone person' }, { $set: { anonymisedAt: new Date() } })
    expect(await sendDailyDigest({ now: at(eight), payload })).toBe('sent')
    const { raw = '' } = mail.received[0] ?? {}
    for (const words of ['To follow up', 'Due today', 'Due before', 'due Mon, 1 Jun 2099']) {
      expect(raw).toContain(words)
    }
    for (const words of ['Tomorrow', 'Was lost', 'Gone person']) expect(raw).not.toContain(words)
  })

  it('[J7] should name payments that are overdue and that fall due, with their sums and links', async () => {
    const { mail, payload } = stage
    const schedule = [
      { id: 'a', title: 'Advance', amount: 5_800_000, dueOn: '2099-06-09' },
      { id: 'b', title: 'Rest', amount: 2_000_000, dueOn: '2099-06-17' },
      { id: 'c', title: 'Last', amount: 4_200_000, dueOn: '2099-06-18' },
    ]
    const owe = async (name: string, data: object = {}) => {
      const { id } = await makeBooking(payload, { name, status: 'confirmed', ...data })
      await payload.db.connection.collection('Quote').insertOne({
        booking: id,
        versions: [{ acceptance: { amounts: { total: 12_000_000 }, at: '2099-06-01', schedule } }],
      })
      await payload.db.connection
        .collection('Booking')
        .updateOne({ name }, { $set: { paymentDueOn: '2099-06-09' } })
      return id
    }
    await payload.db.connection.collection('Quote').deleteMany({})
    const id = await owe('Meera')
    for (let more = 0; more < 6; more += 1) await owe(`More ${more}`)
    await owe('Was lost', { lostReason: 'price', status: 'lost' })
    expect(await sendDailyDigest({ now: at(eight), payload })).toBe('sent')
    const { raw = '' } = mail.received[0] ?? {}
    const { text } = readMail(raw)
    expect(text).toContain('Overdue payments: ₹4,06,000 of 7 bookings')
    expect(text).toContain('- Meera: ₹58,000 since Tue, 9 Jun 2099, +91 98292')
    expect(text).toContain('Payments due in the next 7 days: ₹1,40,000 of 7 bookings')
    expect(text).toContain('- Meera: ₹20,000, due Wed, 17 Jun 2099')
    expect(raw).toContain(`/admin?open=${id}`)
    expect(raw).toMatch(/\/admin\?(?=\S*tab=paymentOverdue)(?=\S*sort=payment)/)
    expect(text.match(/- More /g)).toHaveLength(8)
    expect(text).not.toContain('Was lost')
  })

  it('[J7] should name no payments to the address of an account without the right to see them', async () => {
    const { mail, payload } = stage
    const { id } = await makeBooking(payload, { name: 'Meera', status: 'contacted' })
    const { ObjectId } = payload.db.connection.base.Types
    const $set = { followUpOn: '2099-06-10', paymentDueOn: '2099-06-09' }
    await payload.db.connection.collection('Booking').updateOne({ _id: new ObjectId(id) }, { $set })
    const schedule = [{ id: 'a', title: 'All', amount: 100, dueOn: '2099-06-09' }]
    await payload.db.connection.collection('Quote').insertOne({
      booking: id,
      versions: [{ acceptance: { amounts: { total: 100 }, at: '2099-06-01', schedule } }],
    })
    const owner = { email: 'owner@example.com', password: 'correct-horse-battery' }
    const first = { email: 'first@example.com', password: 'correct-horse-battery' }
    await payload.create({ collection: 'users', data: { ...first, role: 'admin' } })
    const account = await payload.create({
      collection: 'users',
      data: { ...owner, role: 'staff' },
    })
    expect(await sendDailyDigest({ now: at(eight), payload })).toBe('sent')
    expect(readMail(mail.received[0]?.raw ?? '').text).not.toMatch(/payments|₹/)
    await payload.delete({ collection: 'users', id: account.id })
    expect(await sendDailyDigest({ now: later(1440), payload })).toBe('sent')
    expect(readMail(mail.received[1]?.raw ?? '').text).toContain(
      'Overdue payments: ₹1 of 1 booking',
    )
  })

  it('should come once a day, from eight, by one of two workers', async () => {
    const { mail, payload } = stage
    await makeBooking(payload, { name: 'Waits' })
    expect(await sendDailyDigest({ now: later(-1), payload })).toBeUndefined()
    const run = (now: () => Date) =>
      Promise.all(
        [payload, other, payload, other].map((one) => sendDailyDigest({ now, payload: one })),
      )
    expect((await run(later(1))).filter(Boolean)).toHaveLength(1)
    expect((await run(later(600))).filter(Boolean)).toHaveLength(0)
    expect((await run(later(1440))).filter(Boolean)).toHaveLength(1)
    expect(mail.received).toHaveLength(2)
  })

  it('should not come when there is nothing to say', async () => {
    const { mail, payload } = stage
    expect(await sendDailyDigest({ now: at(eight), payload })).toBe('empty')
    expect(mail.state.connections).toBe(0)
  })

  it('should be tried again when the mail server refused it', async () => {
    const { mail, payload } = stage
    await makeBooking(payload, { name: 'Waits' })
    mail.state.manner = 'defer'
    await expect(sendDailyDigest({ now: at(eight), payload })).rejects.toThrow('Try again later')
    expect(await sendDailyDigest({ now: at(eight), payload })).toBeUndefined()
    await expect(sendDailyDigest({ now: later(2), payload })).rejects.toThrow('Try again later')
    mail.state.manner = 'accept'
    // Twice as long as the first time.
    expect(await sendDailyDigest({ now: later(5), payload })).toBeUndefined()
    expect(await sendDailyDigest({ now: later(6), payload })).toBe('sent')
    expect(mail.received).toHaveLength(1)
  })
})

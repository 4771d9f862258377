import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { spamEmailLimit } from '@/rateLimit/limits'
import { holdEmails } from '../../harness/mail/mailServer'
import { readMail } from '../../harness/mail/readMail'
import { forgetLimits } from '../../harness/requests/forgetLimits'
import { makeBooking, emailsOf, setMailStage, type MailStage } from './mailStage'

let stage: MailStage

beforeAll(async () => {
  stage = await setMailStage()
})

beforeEach(() => stage.clear())
afterAll(() => stage.destroy())

const later = (minutes: number) => () => new Date(Date.now() + minutes * 60_000)

describe('[T1] [T2] an email', () => {
  it('should go to the business and to a customer with an e-mail, once', async () => {
    const { mail, payload, sendDueEmails } = stage
    const { id, reference } = await makeBooking(payload, {
      email: 'meera@example.com',
      name: 'Meera',
    })
    expect(await sendDueEmails({ payload })).toBe(2)
    expect(await sendDueEmails({ payload, now: later(10_000) })).toBe(0)
    expect(mail.received.map(({ to }) => to)).toEqual([
      ['owner@example.com'],
      ['meera@example.com'],
    ])
    const [business = '', customer = ''] = mail.received.map(({ raw }) => raw)
    expect(business).toContain(`New request ${reference}: Meera`)
    expect(business).toContain('Reply-To: meera@example.com')
    expect(business).toContain(`/admin?open=${id}`)
    expect(customer).toContain(`We have your request ${reference}`)
    expect(customer).toContain('"Jharokha Utsav, Events & Catering" <bookings@example.com>')
    expect(await emailsOf(payload, id)).toMatchObject([
      { attempts: 1, error: null, kind: 'business', state: 'sent', to: 'owner@example.com' },
      { attempts: 1, error: null, kind: 'customer', state: 'sent', to: 'meera@example.com' },
    ])
  })

  it('[I4] should be in the language that the customer read, and in English to the business', async () => {
    const { mail, payload, sendDueEmails } = stage
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { acknowledgement: 'नमस्ते {name}, {promise} {business}', replyPromise: 'आज ही' },
      locale: 'hi',
    })
    const { reference } = await makeBooking(payload, {
      consent: { language: 'hi', noticeVersion: '2026-11' },
      email: 'meera@example.com',
      name: 'मीरा',
    })
    expect(await sendDueEmails({ payload })).toBe(2)
    const [business, customer] = mail.received.map(({ raw }) => readMail(raw))
    expect(business?.subject).toBe(`New request ${reference}: मीरा`)
    expect(customer?.subject).toContain(reference)
    expect(customer?.subject).toMatch(/\p{Script=Devanagari}/u)
    expect(customer?.text).toContain('नमस्ते मीरा, ')
    expect(customer?.text).toContain('आज ही')
    // The name of the business is not translated here.
    expect(customer?.text).toContain('Jharokha Utsav, Events & Catering')
  })

  it('should not be written to whoever looks like spam', async () => {
    const { mail, payload, sendDueEmails } = stage
    await makeBooking(payload, { email: 'meera@example.com', status: 'spam' })
    expect(await sendDueEmails({ payload })).toBe(1)
    expect(mail.received[0]?.to).toEqual(['owner@example.com'])
    expect(mail.received[0]?.raw).toContain('Subject: Likely spam: New request')
  })

  it('should go out for the newest booking first, and for spam last', async () => {
    const { mail, payload, sendDueEmails } = stage
    for (const name of ['Spam', 'Old', 'New']) {
      await makeBooking(payload, { name, status: name === 'Spam' ? 'spam' : 'new' })
    }
    expect(await sendDueEmails({ payload })).toBe(3)
    const names = mail.received.map(({ raw }) => /^Subject: .*: (\w+)/m.exec(raw)?.[1])
    expect(names).toEqual(['New', 'Old', 'Spam'])
  })

  it('should be written about spam only up to a limit, and about all else', async () => {
    const { payload } = stage
    await forgetLimits(payload)
    const queued = async (status: string) => (await makeBooking(payload, { status })).emails ?? []
    for (let count = 0; count < spamEmailLimit.requests; count += 1) {
      expect(await queued('spam')).toHaveLength(1)
    }
    expect(await queued('spam')).toEqual([])
    expect(await queued('new')).toHaveLength(1)
    await forgetLimits(payload)
    expect(await queued('spam')).toHaveLength(1)
  })

  it.each([
    ['refused for now', 'defer', /Try again later/],
    ['refused', 'refuse', /No such user/],
    ['cut off', 'drop', /\w/],
    ['left waiting', 'hold', /\w/],
  ] as const)(
    'should be tried again when it is %s, and then be sent once',
    async (_how, manner, why) => {
      const { mail, payload, sendDueEmails } = stage
      const { id } = await makeBooking(payload)
      const held = holdEmails()
      mail.state.manner = manner === 'hold' ? held.manner : manner
      expect(await sendDueEmails({ payload })).toBe(0)
      const [failed] = await emailsOf(payload, id)
      expect(failed).toMatchObject({ attempts: 1, state: 'queued' })
      expect(failed?.error).toMatch(why)
      expect(await sendDueEmails({ payload })).toBe(0)
      held.release()
      if (manner === 'hold') await expect.poll(() => mail.received).toHaveLength(1)
      mail.state.manner = 'accept'
      mail.received.length = 0
      expect(await sendDueEmails({ payload, now: later(2) })).toBe(1)
      expect(mail.received).toHaveLength(1)
      expect(await emailsOf(payload, id)).toMatchObject([
        { attempts: 2, error: null, state: 'sent' },
      ])
    },
  )

  it('should bear the same id at each attempt', async () => {
    const { mail, payload, sendDueEmails } = stage
    const { id } = await makeBooking(payload)
    await sendDueEmails({ payload })
    const due = {
      nextEmailAt: new Date(0),
      'emails.0.nextAttempt': new Date(0),
      'emails.0.state': 'queued',
    }
    await payload.db.connection.collection('Booking').updateOne({}, { $set: due })
    await sendDueEmails({ payload })
    const ids = mail.received.map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw)?.[1])
    expect(ids).toHaveLength(2)
    expect(ids[0]).toBe(ids[1])
    expect(ids[0]).toMatch(new RegExp(`^<[0-9a-f]{24}\\.${id}@example\\.com>`))
  })

  it('should be given up after eight attempts, in sight of the admin', async () => {
    const { mail, payload, sendDueEmails } = stage
    const { id } = await makeBooking(payload)
    mail.state.manner = 'refuse'
    for (let day = 0; day < 10; day += 1) {
      await sendDueEmails({ payload, now: later(day * 1440) })
    }
    expect(mail.state.connections).toBe(8)
    const booking = await payload.findByID({ collection: 'bookings', id })
    expect(booking.emails).toMatchObject([{ attempts: 8, nextAttempt: null, state: 'failed' }])
    expect(booking.emailSummary).toMatch(/^Business: given up: .*No such user/)
  })

  it('should not fill the mailbox of an address that somebody keeps writing down', async () => {
    const { mail, payload, sendDueEmails } = stage
    const email = 'Stranger@example.com'
    for (let request = 0; request < 6; request += 1) await makeBooking(payload, { email })
    await sendDueEmails({ payload })
    const toStranger = () =>
      mail.received.filter(({ to }) => to[0] === 'stranger@example.com').length
    expect([mail.received.length, toStranger()]).toEqual([11, 5])
    const { docs } = await payload.find({ collection: 'bookings', sort: 'createdAt' })
    const waiting = docs.flatMap(({ emails }) => emails ?? []).filter(({ error }) => error)
    const error = 'this address had many emails within the hour'
    expect(waiting).toMatchObject([{ attempts: 0, error, kind: 'customer', state: 'queued' }])
    expect(await sendDueEmails({ payload, now: later(61) })).toBe(1)
    expect(toStranger()).toBe(6)
  })

  it('should count an address without its tag', async () => {
    const { mail, payload, sendDueEmails } = stage
    for (let index = 0; index < 7; index += 1) {
      await makeBooking(payload, { email: `meera+${index}@example.com` })
      await sendDueEmails({ payload })
    }
    await makeBooking(payload, { email: 'xmeera@example.com' })
    await sendDueEmails({ payload })
    const customers = mail.received
      .flatMap(({ to }) => to)
      .filter((to) => to !== 'owner@example.com')
    expect(customers).toEqual([
      ...[0, 1, 2, 3, 4].map((index) => `meera+${index}@example.com`),
      'xmeera@example.com',
    ])
  })

  it('should wait, uncounted, while the settings name nobody', async () => {
    const { payload, sendDueEmails } = stage
    const settings = (data: object) => payload.updateGlobal({ slug: 'site-settings', data })
    await settings({ email: null, bookingsEmail: null })
    const { id } = await makeBooking(payload)
    expect(await sendDueEmails({ payload })).toBe(0)
    expect(await emailsOf(payload, id)).toMatchObject([
      { attempts: 0, error: 'no address', state: 'queued' },
    ])
    await settings({ email: 'hello@example.com', bookingsEmail: 'owner@example.com' })
    expect(await sendDueEmails({ payload, now: later(61) })).toBe(1)
  })
})

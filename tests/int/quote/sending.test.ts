import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { readSeller } from '@/quote/readSeller'
import { divideSchedule } from '@/quote/rules/divideSchedule'
import { addDays } from '@/time/days'
import { type MailServer, startMailServer } from '../../harness/mail/mailServer'
import { readMail } from '../../harness/mail/readMail'
import { post } from '../../harness/requests/rest'
import type { Caller } from '../access/expected'
import {
  content,
  hashOf,
  line,
  makeBooking,
  type QuoteStage,
  setQuoteStage,
  today,
  tokenOf,
} from './quoteStage'

let mail: MailServer
let stage: QuoteStage

beforeAll(async () => {
  mail = await startMailServer()
  vi.stubEnv('SMTP_URL', mail.url)
  vi.stubEnv('MAIL_FROM', 'quotes@example.com')
  stage = await setQuoteStage()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

afterAll(async () => {
  await stage.destroy()
  await mail.close()
})

describe('[J3] a draft', () => {
  it('should be made, saved and deleted, each over the revision that was read', async () => {
    const { ask, payload, save } = stage
    const { id } = await makeBooking(payload)
    const made = await save(id, 0)
    expect(made.status).toBe(200)
    expect(made.body.quote).toMatchObject({ booking: id, revision: 1, versions: [{ version: 1 }] })
    expect(made.body.quote.number).toBeUndefined()
    expect((await save(id, 0)).status).toBe(409)
    const saved = await save(id, 1, { note: 'Changed' })
    expect(saved.body.quote.versions[0]?.content.note).toBe('Changed')
    expect((await save(id, 1)).status).toBe(409)
    const path = `/${saved.body.quote.id}/draft`
    expect((await ask('DELETE', path, { revision: 1 })).status).toBe(409)
    expect((await ask('DELETE', path, { revision: 2 })).body.quote).toBeNull()
    expect(await stage.read(id)).toBeUndefined()
    // Somebody who still has the deleted draft open does not write it over the next one.
    expect((await save(id, 0)).status).toBe(200)
    expect((await save(id, 1)).status).toBe(409)
  })

  it('should name what does not fit, and take none that is too long', async () => {
    const { ask, payload, save } = stage
    const { id } = await makeBooking(payload)
    const wrong = { ...content(), lines: [line('a', { unitPrice: -1 })], more: 1 }
    const refused = await ask('POST', `/for/${id}`, { content: wrong, revision: 0 })
    expect(refused.status).toBe(400)
    expect(refused.body.errors?.[0]?.data?.errors?.map(({ path }) => path)).toContain(
      'lines.0.unitPrice',
    )
    const details = 'क'.repeat(1000)
    const long = Array.from({ length: 100 }, (_, index) => line(`l${index}`, { details }))
    expect((await save(id, 0, { lines: long })).status).toBe(400)
    expect((await save(id, -1)).status).toBe(400)
    expect((await save('0123456789abcdef01234567', 0)).status).toBe(404)
    expect((await save('no-id', 0)).status).toBe(404)
    expect(await stage.read(id)).toBeUndefined()
  })

  it('should take a hundred lines in one write', async () => {
    const { payload, save } = stage
    const { storedQuotes } = await import('@/quote/storedQuotes')
    const { id } = await makeBooking(payload)
    const lines = Array.from({ length: 100 }, (_, index) => line(`l${index}`))
    await save(id, 0)
    const prototype = Object.getPrototypeOf(storedQuotes(payload)) as { updateOne: () => unknown }
    const writes = vi.spyOn(prototype, 'updateOne')
    const { body, status } = await save(id, 1, { lines })
    expect([status, body.quote.versions[0]?.content.lines.length]).toEqual([200, 100])
    expect(writes).toHaveBeenCalledTimes(1)
  })
})

describe('[J3] [J5] sending', () => {
  it('should number the quote, keep what is shown, and move the booking on', async () => {
    const { draft, send } = stage
    const { booking, quote } = await draft()
    const { body, status } = await send(quote)
    expect(status).toBe(200)
    const [version] = body.quote.versions
    expect(body.quote.number).toMatchObject({ series: 'QT', number: 1 })
    expect(version?.issued).toMatchObject({
      amounts: { total: 8_400_000, cgst: 200_000, sgst: 200_000 },
      by: 'sales@example.com',
      functions: [{ id: 'event', menu: [] }],
      seller: { mode: 'regular', name: 'Jharokha Utsav', state: '08', vpa: 'utsav@bank' },
    })
    expect(version?.issued?.hash).toMatch(/^[0-9a-f]{64}$/)
    const token = tokenOf(body.url)
    expect(body.url).toMatch(/\/q\/[\w-]{43}$/)
    expect(JSON.stringify(await stage.read(booking))).not.toContain(token)
    const { status: moved, timeline } = await stage.booking(booking)
    expect(moved).toBe('quoted')
    expect(timeline?.at(-1)).toMatchObject({
      byName: 'sales@example.com',
      kind: 'quote',
      outcome: 'quoteSent',
    })
    expect(timeline?.at(-1)?.text).toMatch(/^QT\/\d\d-\d\d\/0001, version 1$/)
  })

  it('[J2] should keep the functions with their menus as they stood, without our notes', async () => {
    const { payload, save, send } = stage
    const { id: dish } = await payload.create({
      collection: 'dishes',
      data: { title: 'Ghewar', course: 'sweets', marks: ['veg'] },
    })
    const sangeet = { name: 'Sangeet', date: '2099-11-20', guests: 300, venue: 'Lawn' }
    const functions = [{ ...sangeet, dishes: [dish], notes: 'Pays late' }]
    const { id } = await makeBooking(payload, { functions })
    const { body } = await send((await save(id, 0)).body.quote)
    await payload.delete({ collection: 'dishes', id: dish })
    const quote = await stage.read(id)
    expect(quote).toEqual(body.quote)
    const menu = [{ course: 'sweets', marks: ['veg'], title: { en: 'Ghewar' } }]
    const [shown] = quote?.versions[0]?.issued?.functions ?? []
    expect(shown).toEqual({ ...sangeet, id: expect.any(String) as string, menu })
  })

  it('should leave a booking that is further on where it is', async () => {
    const { payload, save, send } = stage
    const { id } = await makeBooking(payload, { status: 'confirmed' })
    await send((await save(id, 0)).body.quote)
    expect((await stage.booking(id)).status).toBe('confirmed')
  })

  it('should say what is missing, and change nothing then', async () => {
    const { draft, send } = stage
    const { booking, quote } = await draft({ buyer: { name: '', state: '08' }, schedule: [] })
    const { body, status } = await send(quote)
    expect(status).toBe(400)
    expect(body.problems).toEqual([
      { path: 'buyer.name', problem: 'missing' },
      { path: 'schedule', problem: 'schedule', missing: 8_400_000 },
    ])
    expect((await stage.read(booking))?.revision).toBe(quote.revision)
  })

  it('[J4] should need the GSTIN of a seller who is registered for GST', async () => {
    const { draft, payload, send } = stage
    const { booking, quote } = await draft()
    const gstin = (gstin: string) =>
      payload.updateGlobal({ slug: 'site-settings', data: { gstin, name: 'Jharokha Utsav' } })
    await gstin('')
    const refused = await send(quote).finally(() => gstin('08ABCDE1234F1Z0'))
    expect([refused.status, refused.body.problems]).toEqual([
      400,
      [{ path: 'seller.gstin', problem: 'sellerGstin' }],
    ])
    expect((await stage.read(booking))?.number).toBeUndefined()
    expect((await send(quote)).status).toBe(200)
  })

  it('should supersede what was open, keep what was accepted, and go on with the same number', async () => {
    const { acceptQuote, findQuoteByToken } = stage.customer
    const { ask, payload, send } = stage
    const { hash, quote, token } = await stage.sent()
    const version = async (from: typeof quote) => {
      const { body } = await ask('POST', `/${quote.id}/new-version`, { revision: from.revision })
      return send(body.quote)
    }
    const second = await version(quote)
    expect(second.body.quote.number).toEqual(quote.number)
    expect(second.body.quote.versions.map(({ supersededAt }) => Boolean(supersededAt))).toEqual([
      true,
      false,
    ])
    expect(await findQuoteByToken(payload, token)).toBeUndefined()
    await expect(
      acceptQuote(payload, { hash, name: 'Meera', taken: [], token }),
    ).rejects.toMatchObject({ name: 'QuoteGone' })

    const open = tokenOf(second.body.url)
    const accepted = await acceptQuote(payload, {
      hash: hashOf(second.body.quote),
      name: 'Meera',
      taken: [],
      token: open,
    })
    const third = await version(accepted.quote)
    expect((await findQuoteByToken(payload, open))?.state).toBe('accepted')
    const later = tokenOf(third.body.url)
    await acceptQuote(payload, {
      hash: hashOf(third.body.quote),
      name: 'M',
      taken: [],
      token: later,
    })
    expect(await findQuoteByToken(payload, open)).toBeUndefined()
    expect((await findQuoteByToken(payload, later))?.state).toBe('accepted')
  })

  it('should give a copy of what was sent last, with a validity that has not passed', async () => {
    const { ask } = stage
    const { quote } = await stage.sent()
    const path = `/${quote.id}/new-version`
    await stage.at(Date.now() + 20 * 86_400_000)
    const { body } = await ask('POST', path, { revision: quote.revision })
    const [first, draft] = body.quote.versions
    expect(draft?.content.lines).toEqual(first?.content.lines)
    expect((draft?.content.validUntil ?? '') > today()).toBe(true)
    expect((await ask('POST', path, { revision: body.quote.revision })).status).toBe(400)
    const left = await ask('DELETE', `/${quote.id}/draft`, { revision: body.quote.revision })
    expect(left.body.quote.versions).toHaveLength(1)
    vi.useRealTimers()
    await stage.at(Date.now())
  })
})

describe('[J8] guests that change after an acceptance', () => {
  it('should leave every version as it is, until a new one is made for them in one write', async () => {
    const { ask, payload, save, send } = stage
    await payload.updateGlobal({
      slug: 'seller-settings',
      data: {
        schedule: [
          { title: 'Advance', percent: 25, due: 'onAcceptance' },
          { title: 'Rest', percent: 75, due: 'daysBefore', days: 7 },
        ],
      },
    })
    const first = await makeBooking(payload, {
      functions: [
        { name: 'Mehndi', date: addDays(today(), 60), guests: 400 },
        { name: 'Sangeet', date: addDays(today(), 61), guests: 300 },
      ],
    })
    const [mehndi, sangeet] = (first.functions ?? []).map(({ id }) => id ?? '')
    const lines = [
      line('m', { functionId: mehndi, quantity: 400 }),
      line('s', { functionId: sangeet, quantity: 250 }),
    ]
    // 650 plates at ₹800 with 5 % GST, divided as the settings say.
    const schedule = divideSchedule(54_600_000, {
      firstDay: addDays(today(), 60),
      parts: (await readSeller(payload, 'en')).schedule,
      today: today(),
    })
    const sent = await send((await save(first.id, 0, { lines, schedule })).body.quote)
    const token = tokenOf(sent.body.url)
    const { quote } = await stage.customer.acceptQuote(payload, {
      ...{ hash: hashOf(sent.body.quote), name: 'Meera', taken: [], token },
    })
    const path = `/${quote.id}/new-version`
    const withGuests = { revision: quote.revision, withGuests: true }
    expect((await ask('POST', path, withGuests)).status).toBe(400)

    const stored = await stage.booking(first.id)
    await payload.update({
      collection: 'bookings',
      id: first.id,
      data: {
        functions: (stored.functions ?? []).map((one) => ({ ...one, guests: 500 })),
        revision: stored.revision,
      },
    })
    expect(await stage.read(first.id)).toEqual(quote)
    expect((await ask('POST', path, withGuests, 'staff')).status).toBe(403)
    expect((await ask('POST', path, withGuests, 'anonymous')).status).toBe(401)

    const twice = await Promise.all([ask('POST', path, withGuests), ask('POST', path, withGuests)])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
    const [accepted, draft, ...others] = (await stage.read(first.id))?.versions ?? []
    expect([others, accepted]).toEqual([[], quote.versions[0]])
    expect(draft?.content.lines.map(({ quantity }) => quantity)).toEqual([500, 250])
    // 100 plates more, and the payments follow.
    expect(draft?.content.schedule.reduce((sum, { amount }) => sum + amount, 0)).toBe(63_000_000)
    expect(draft?.content.schedule.map(({ id, title }) => [id, title])).toEqual(
      schedule.map(({ id, title }) => [id, title]),
    )
  })
})

describe('[J3] the numbers of quotes', () => {
  it('should have no gap and no double when ten are sent at once', async () => {
    const { draft, send } = stage
    const before = await numbers()
    const drafts = await Promise.all(Array.from({ length: 10 }, () => draft()))
    const answers = await Promise.all(drafts.map(({ quote }) => send(quote)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    const next = Math.max(0, ...before) + 1
    expect((await numbers()).slice(before.length)).toEqual(
      Array.from({ length: 10 }, (_, index) => next + index),
    )
  })

  it('should be one when a draft is sent twice in the same moment, and leave no gap', async () => {
    const { draft, send } = stage
    const { booking, quote } = await draft()
    const before = await numbers()
    const answers = await Promise.all([send(quote), send(quote), send(quote, 'whatsapp')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await numbers()).length).toBe(before.length + 1)
    expect((await numbers()).at(-1)).toBe((before.at(-1) ?? 0) + 1)
    const [version] = (await stage.read(booking))?.versions ?? []
    expect(version?.links).toHaveLength(1)
  })

  it('should have no gap after a number that could not be written', async () => {
    const { payload, send } = stage
    const { quote } = await stage.draft()
    const { storedQuotes } = await import('@/quote/storedQuotes')
    const prototype = Object.getPrototypeOf(storedQuotes(payload)) as { updateOne: () => unknown }
    const before = await numbers()
    vi.spyOn(prototype, 'updateOne').mockRejectedValueOnce(new Error('no disk'))
    expect((await send(quote)).status).toBe(500)
    expect(await numbers()).toEqual(before)
    expect((await send(quote)).status).toBe(200)
    expect((await numbers()).at(-1)).toBe((before.at(-1) ?? 0) + 1)
  })

  it('should begin again on 1 April of Jaipur, wherever the server stands', async () => {
    vi.stubEnv('TZ', 'America/Los_Angeles')
    const { draft, send } = stage
    const validUntil = '2028-05-01'
    const schedule = content().schedule.map((row) => ({ ...row, dueOn: undefined }))
    const numberAt = async (moment: string) => {
      await stage.at(new Date(moment))
      return (await send((await draft({ schedule, validUntil })).quote)).body.quote.number
    }
    const last = await numberAt('2028-03-31T18:29:00Z')
    const first = await numberAt('2028-03-31T18:30:00Z')
    vi.stubEnv('TZ', undefined)
    vi.useRealTimers()
    await stage.at(Date.now())
    expect(last).toEqual({ series: 'QT', year: '27-28', number: 1 })
    expect(first).toEqual({ series: 'QT', year: '28-29', number: 1 })
  })
})

/** Of this year, in their order. */
async function numbers(): Promise<number[]> {
  const { storedQuotes } = await import('@/quote/storedQuotes')
  const all = await storedQuotes(stage.payload)
    .find({ 'number.year': { $lt: '27-28' } })
    .toArray()
  return all.flatMap(({ number }) => number?.number ?? []).sort((one, other) => one - other)
}

describe('[J4] [J6] what was sent', () => {
  it('should be read, accepted and changed although the settings of the seller were emptied since', async () => {
    const { acceptQuote } = stage.customer
    const { ask, payload } = stage
    const { booking, hash, quote, token } = await stage.sent()
    const globals = payload.db.connection.collection('globals')
    const before = await globals.find({}).toArray()
    await globals.deleteMany({})
    try {
      const { version } = await acceptQuote(payload, { hash, name: 'Meera', taken: [], token })
      expect(version.issued.seller).toMatchObject({ mode: 'regular', vpa: 'utsav@bank' })
      const { revision } = (await stage.read(booking)) ?? {}
      const { body, status } = await ask('POST', `/${quote.id}/new-version`, { revision })
      expect(status).toBe(200)
      // Without the GSTIN the seller counts as not registered: no tax, so the schedule no longer fits.
      const refused = await stage.send(body.quote)
      expect([refused.status, refused.body.problems?.map(({ path }) => path)]).toEqual([
        400,
        ['schedule'],
      ])
      const receipt = { amount: 100, key: `key-${booking}`, paidOn: today(), way: 'upi' }
      const path = `/vouchers/receipts/${booking}`
      const { sales } = stage.attempts
      const paid = await post(payload, path, receipt, sales.token)
      expect(paid.status).toBe(200)
      expect(JSON.stringify(paid.body)).toContain('08ABCDE1234F1Z0')
    } finally {
      await globals.insertMany(before)
    }
  })
})

describe('[J5] links', () => {
  it('should be as many as were sent, and all end when they are revoked', async () => {
    const { ask, payload } = stage
    const { findQuoteByToken } = stage.customer
    const { booking, quote, token } = await stage.sent()
    const more = await ask('POST', `/${quote.id}/links`, { way: 'whatsapp' })
    const tokens = [token, tokenOf(more.body.url)]
    expect(new Set(tokens).size).toBe(2)
    for (const one of tokens) expect((await findQuoteByToken(payload, one))?.state).toBe('sent')
    expect((await ask('POST', `/${quote.id}/revoke`)).status).toBe(200)
    for (const one of tokens) expect(await findQuoteByToken(payload, one)).toBeUndefined()
    expect((await stage.booking(booking)).timeline?.at(-1)?.outcome).toBe('quoteRevoked')
    const again = await ask('POST', `/${quote.id}/links`, { way: 'copied' })
    expect(await findQuoteByToken(payload, tokenOf(again.body.url))).toBeDefined()
  })

  it('should be mailed at once in the language of the quote, and say so if that failed', async () => {
    const { draft, send } = stage
    const { quote } = await draft({ language: 'hi' })
    mail.received.length = 0
    const { body } = await send(quote, 'email')
    expect(body.emailError).toBeUndefined()
    const [sent] = mail.received.map(({ raw }) => readMail(raw))
    expect(sent?.subject).toMatch(/^आपका कोटेशन QT\//)
    expect(sent?.text).toContain(body.url)
    expect(body.url).toContain('/hi/q/')
    expect(sent?.text).toContain('₹84,000')

    Object.assign(mail.state, { manner: 'refuse' })
    const failed = await send((await draft()).quote, 'email')
    Object.assign(mail.state, { manner: 'accept' })
    expect(failed.status).toBe(200)
    expect(failed.body.emailError).toBeTruthy()
    expect(failed.body.quote.versions[0]?.issued).toBeDefined()
  })

  it('should send nothing by email without an address', async () => {
    const { payload, save, send } = stage
    const { id } = await makeBooking(payload, { email: undefined })
    const { quote } = (await save(id, 0)).body
    expect((await send(quote, 'email')).status).toBe(400)
    expect((await stage.read(id))?.number).toBeUndefined()
  })
})

describe('[J3] undoing an acceptance', () => {
  it('should need the right and a reason, be logged, and leave what was accepted as it was', async () => {
    const { ask, payload } = stage
    const { booking, hash, quote, token } = await stage.sent()
    const path = `/${quote.id}/reverse`
    expect((await ask('POST', path, { reason: 'Typed by a child' }, 'admin')).status).toBe(400)
    await stage.customer.acceptQuote(payload, { hash, name: 'Meera', taken: [], token })
    const before = (await stage.read(booking))?.versions[0]
    expect((await ask('POST', path, { reason: 'x' }, 'sales')).status).toBe(403)
    expect((await ask('POST', path, { reason: ' ' }, 'admin')).status).toBe(400)
    const { body, status } = await ask('POST', path, { reason: 'Typed by a child' }, 'admin')
    expect(status).toBe(200)
    const { reversal, supersededAt, ...after } = body.quote.versions[0] ?? {}
    expect(after).toEqual(before)
    expect(reversal).toMatchObject({ by: 'admin@example.com', reason: 'Typed by a child' })
    expect(supersededAt).toBe(reversal?.at)
    expect(await stage.customer.findQuoteByToken(payload, token)).toBeUndefined()
    expect((await stage.booking(booking)).timeline?.at(-1)).toMatchObject({
      outcome: 'quoteReversed',
    })
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { action: { equals: 'acceptanceReversed' } },
    })
    expect(docs).toMatchObject([{ by: 'admin@example.com', documentId: quote.id }])
    expect((await ask('POST', path, { reason: 'Again' }, 'admin')).status).toBe(400)
  })
})

describe('[J5] what a booking shows of its quote', () => {
  it('should be written by the background job when the request could not', async () => {
    const { payload, send } = stage
    const { booking, quote } = await stage.draft()
    const update = vi.spyOn(payload, 'update').mockRejectedValueOnce(new Error('killed'))
    const { body, status } = await send(quote)
    expect([status, Boolean(body.url)]).toEqual([200, true])
    update.mockRestore()
    expect((await stage.booking(booking)).status).toBe('new')
    const { updateTimelines } = await import('@/quote/updateTimeline')
    expect(await updateTimelines({ payload })).toBe(1)
    const { status: moved, timeline } = await stage.booking(booking)
    expect(moved).toBe('quoted')
    const sent = () => timeline?.filter(({ kind }) => kind === 'quote')
    expect(sent()).toMatchObject([{ byName: 'sales@example.com', outcome: 'quoteSent' }])
    expect(await updateTimelines({ payload })).toBe(0)
  })

  it('should not wait behind bookings that cannot be written', async () => {
    const { payload, send } = stage
    const { quote } = await stage.draft()
    const update = vi.spyOn(payload, 'update').mockRejectedValue(new Error('not valid'))
    await send(quote)
    const waitingSince = async () => {
      const _id = new payload.db.connection.base.Types.ObjectId(quote.id)
      const found = await payload.db.connection.collection('Quote').findOne({ _id })
      return Number(found?.pendingAt)
    }
    const before = await waitingSince()
    const { updateTimelines } = await import('@/quote/updateTimeline')
    await updateTimelines({ payload })
    expect(await waitingSince()).toBeGreaterThan(before)
    update.mockRestore()
    await updateTimelines({ payload })
    expect(await waitingSince()).toBeNaN()
  })
})

describe('[J5] the background job', () => {
  it('should not come back to a quote whose last entry was written when the process died', async () => {
    const { payload } = stage
    const { quote } = await stage.sent()
    const quotes = payload.db.connection.collection('Quote')
    const _id = new payload.db.connection.base.Types.ObjectId(quote.id)
    await quotes.updateOne({ _id }, { $set: { pendingActivities: [], pendingAt: new Date(0) } })
    const { updateTimelines } = await import('@/quote/updateTimeline')
    await updateTimelines({ payload })
    expect((await quotes.findOne({ _id }))?.pendingAt).toBeUndefined()
    expect(await updateTimelines({ payload })).toBe(0)
  })
})

describe('[J5] [J3] what is mailed about a quote', () => {
  // The emails of the bookings before are no concern of these tests.
  beforeAll(() => stage.payload.db.connection.collection('Booking').deleteMany({}))

  const deliver = async () => {
    mail.received.length = 0
    const { sendDueEmails } = await import('@/booking/emails/sendDueEmails')
    await sendDueEmails({ payload: stage.payload })
    return mail.received.map(({ raw, to }) => ({ ...readMail(raw), to: to.join() }))
  }
  const accept = ({ hash, token }: { hash: string; token: string }, name = 'Meera <b>Sharma</b>') =>
    stage.customer.acceptQuote(stage.payload, { hash, name, taken: ['lounge'], token })

  it('should confirm an acceptance to the customer in the language of the quote, and tell the business of it and of the way back', async () => {
    const sent = await stage.sent({ language: 'hi' })
    // Those of the booking itself.
    expect(await deliver()).toHaveLength(2)
    await accept(sent)
    const { email, emails } = await stage.booking(sent.booking)
    const html = emails?.find(({ kind }) => kind === 'quoteAccepted')?.content?.html
    expect(html).toContain('Meera &lt;b&gt;Sharma&lt;/b&gt;')
    const [first, second] = (await deliver()).sort((one) => (one.to === email ? -1 : 1))
    const number = /QT\/\d\d-\d\d\/\d{4}/
    expect(first?.subject).toMatch(/^आपने हमारा कोटेशन QT\/.* मंज़ूर किया$/)
    expect(first?.text).toMatch(number)
    for (const words of ['वर्ज़न 1', '₹95,800', 'Advance: ₹20,000', 'नमस्ते Meera जी', '98290 12345'])
      expect(first?.text).toContain(words)
    expect(first?.text).not.toMatch(/\/q\/|http/)
    expect(second).toMatchObject({ to: 'owner@example.com' })
    expect(second?.subject).toMatch(/^Accepted: QT\/.*, version 1, Meera Sharma$/)
    expect(second?.text).toContain('Total: ₹95,800')
    expect(second?.text).toContain(`/admin/quote/${sent.booking}`)
    expect(second?.text).not.toContain(sent.token)

    const reason = 'Typed by a child\nQuote: forged'
    await stage.ask('POST', `/${sent.quote.id}/reverse`, { reason }, 'admin')
    const [undone, ...others] = await deliver()
    expect(others).toEqual([])
    expect(undone?.subject).toMatch(/^Acceptance undone: QT/)
    expect(undone?.text).toContain('By: admin@example.com')
    expect(undone?.text).toMatch(/Reason: Typed by a child\r?\n {4}Quote: forged/)
    expect((await stage.booking(sent.booking)).emails?.every(({ content }) => !content)).toBe(true)
  })

  it('should be few, however often a change is asked for', async () => {
    const { token } = await stage.sent()
    await deliver()
    for (let count = 1; count <= 20; count += 1)
      await stage.customer.requestChange(stage.payload, { text: `Change ${count}`, token })
    const mails = await deliver()
    expect(mails).toHaveLength(5)
    expect(mails.every(({ to }) => to === 'owner@example.com')).toBe(true)
    expect(mails.some(({ text }) => text?.includes('The customer writes: Change 1'))).toBe(true)
  })

  it('should be queued once when the process died after the timeline was written, also for a booking made by hand', async () => {
    const { payload } = stage
    const sent = await stage.sent()
    const bookings = payload.db.connection.collection('Booking')
    const _id = new payload.db.connection.base.Types.ObjectId(sent.booking)
    await bookings.updateOne({ _id }, { $set: { emails: null, nextEmailAt: null } })
    const addEmail = await import('@/booking/emails/addEmail')
    const killed = vi.spyOn(addEmail, 'addEmail').mockRejectedValueOnce(new Error('killed'))
    await accept(sent)
    const kinds = async () => (await stage.booking(sent.booking)).emails?.map(({ kind }) => kind)
    const accepted = async () =>
      (await stage.booking(sent.booking)).timeline?.filter(
        ({ outcome }) => outcome === 'quoteAccepted',
      )
    expect([killed.mock.calls.length, await accepted()]).toMatchObject([1, [{}]])
    expect(await kinds()).toBeUndefined()
    const { updateTimelines } = await import('@/quote/updateTimeline')
    await Promise.all([updateTimelines({ payload }), updateTimelines({ payload })])
    expect((await kinds())?.sort()).toEqual(['quoteAccepted', 'quoteUpdate'])
    expect(await accepted()).toHaveLength(1)
    expect(await updateTimelines({ payload })).toBe(0)
  })

  it('should be sent although the outbox was being written when it was added', async () => {
    const { payload } = stage
    const sent = await stage.sent()
    await accept(sent)
    const { claimEmail, writeEmail } = await import('@/booking/emails/outbox')
    const { storedBookings } = await import('@/booking/storedBookings')
    const { addEmail } = await import('@/booking/emails/addEmail')
    const _id = new payload.db.connection.base.Types.ObjectId(sent.booking) as never
    const booking = await storedBookings(payload).findOne({ _id })
    const text = { html: '', subject: 'Added', text: 'Added' }
    await addEmail(payload, {
      booking: sent.booking,
      id: 'added',
      kind: 'quoteUpdate',
      content: text,
    })
    const stale = { booking: booking ?? { _id }, index: 0, payload, values: { nextAttempt: null } }
    expect(await writeEmail(stale)).toBe(false)
    expect((await claimEmail({ now: new Date(), payload }))?.bookingId).toBe(sent.booking)
    await deliver()
  })
})

describe('[M15] [J3] a booking with a quote', () => {
  it('should not be merged into another, which can be merged into it', async () => {
    const { attempts, payload } = stage
    const { booking } = await stage.sent()
    const { id: plain } = await makeBooking(payload)
    const merge = (id: string, other: string) =>
      post(payload, `/bookings/${id}/merge`, { other }, attempts.sales.token)
    expect((await merge(plain, booking)).status).toBe(400)
    expect((await stage.booking(booking)).deletedAt).toBeFalsy()
    expect((await merge(booking, plain)).status).toBe(200)
    expect(await stage.read(booking)).toBeDefined()
  })
})

describe('[J3] earlier quotes', () => {
  it('should be found by customer or reference, with the lines that were agreed on, for sales alone', async () => {
    const { ask, payload, save } = stage
    const functions = [{ name: 'Haldi', guests: 80 }]
    const booking = await makeBooking(payload, {
      contactNumber: '9829077777',
      functions,
      name: 'Zoya (Ajmer) *',
    })
    const functionId = booking.functions?.[0]?.id ?? ''
    await save(booking.id, 0, { lines: [line('plates', { functionId })] })
    const search = async (text: string, as: Caller = 'sales') => {
      const path = `/earlier?text=${encodeURIComponent(text)}`
      const { body, status } = await ask('GET', path, undefined, as)
      return { quotes: (body as unknown as { quotes?: object[] }).quotes, status }
    }
    const found = {
      functions: [{ id: functionId, name: 'Haldi' }],
      lines: [{ id: 'plates', functionId }],
      title: `Zoya (Ajmer) *, ${booking.reference}`,
    }
    for (const text of ['zoya', '(ajmer', booking.reference ?? '', '98290 77777'])
      expect((await search(text)).quotes).toMatchObject([found])
    expect((await search('x'.repeat(5000))).quotes).toEqual([])
    // The newest quotes, however many requests without one came since.
    const later = Array.from({ length: 60 }, () => ({ createdAt: new Date(), name: 'No quote' }))
    await payload.db.connection.collection('Booking').insertMany(later)
    const { quotes } = await search('')
    expect(quotes).toContainEqual(expect.objectContaining({ title: found.title }))
    expect(quotes?.length).toBeGreaterThan(1)
    expect((await search('zoya', 'staff')).status).toBe(403)
    await payload.update({
      collection: 'bookings',
      data: { deletedAt: new Date().toISOString() },
      id: booking.id,
    })
    expect((await search('zoya')).quotes).toEqual([])
  })
})

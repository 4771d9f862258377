import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { StoredQuote } from '@/quote/rules/quote'
import { request } from '../../harness/requests/rest'
import { content, hashOf, line, type QuoteStage, setQuoteStage, tokenOf } from './quoteStage'

let stage: QuoteStage

beforeAll(async () => {
  stage = await setQuoteStage()
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

afterAll(() => stage.destroy())

const gone = { name: 'QuoteGone' }
const conflict = (reason: string) => ({ name: 'QuoteConflict', reason })
const invalid = (field: string) => ({ name: 'QuoteInvalid', field })

const accept = (sent: object) =>
  stage.customer.acceptQuote(stage.payload, {
    addressRange: '203.0.113.0/24',
    hash: '',
    name: 'Meera Sharma',
    taken: [],
    token: '',
    ...sent,
  })

async function countReads() {
  const { storedQuotes } = await import('@/quote/storedQuotes')
  const prototype = Object.getPrototypeOf(storedQuotes(stage.payload)) as { findOne: () => unknown }
  return vi.spyOn(prototype, 'findOne')
}

describe('[J5] [V1] a link', () => {
  it('should open its own quote alone, and nothing that is no token', async () => {
    const { findQuoteByToken } = stage.customer
    const [one, other] = [await stage.sent(), await stage.sent()]
    expect((await findQuoteByToken(stage.payload, one.token))?.quote.booking).toBe(one.booking)
    await expect(accept({ hash: other.hash, token: one.token })).rejects.toMatchObject(
      conflict('changed'),
    )
    const reads = await countReads()
    const wrong = [
      '',
      'x',
      one.token.slice(1),
      `${one.token}=`,
      { $ne: null },
      ['x'],
      null,
      'a'.repeat(300_000),
    ]
    for (const token of wrong) {
      expect(await findQuoteByToken(stage.payload, token)).toBeUndefined()
      await expect(accept({ token })).rejects.toMatchObject(gone)
    }
    expect(reads).not.toHaveBeenCalled()
    const made = `${one.token.slice(0, -2)}AA`
    expect(await findQuoteByToken(stage.payload, made)).toBeUndefined()
    // Neither does the hash that is stored.
    const [stored] = one.quote.versions[0]?.links ?? []
    expect(await findQuoteByToken(stage.payload, stored?.tokenHash)).toBeUndefined()
  })

  it('should open nothing while its booking is in the trash', async () => {
    const { booking, hash, token } = await stage.sent()
    const trash = (deletedAt: string | null) =>
      stage.payload.update({
        collection: 'bookings',
        data: { deletedAt },
        id: booking,
        trash: true,
      })
    await trash(new Date().toISOString())
    await expect(accept({ hash, token })).rejects.toMatchObject(gone)
    await trash(null)
    expect((await accept({ hash, token })).state).toBe('accepted')
  })

  it('should be seen once, by what the page sends after it has loaded', async () => {
    const { booking, token } = await stage.sent()
    const { findQuoteByToken, markSeen } = stage.customer
    expect((await findQuoteByToken(stage.payload, token))?.state).toBe('sent')
    await Promise.all([1, 2, 3].map(() => markSeen(stage.payload, token)))
    const seen = (await stage.read(booking))?.versions[0]?.firstSeenAt
    await markSeen(stage.payload, token)
    expect((await stage.read(booking))?.versions[0]?.firstSeenAt).toBe(seen)
    expect((await findQuoteByToken(stage.payload, token))?.state).toBe('seen')
    const { timeline } = await stage.booking(booking)
    expect(timeline?.filter(({ outcome }) => outcome === 'quoteSeen')).toHaveLength(1)
  })
})

describe('[J5] [V1] links that open nothing', () => {
  it('should take the same reads whether they were revoked, superseded, erased or never made', async () => {
    const { ask, customer, payload } = stage
    const [revoked, superseded] = [await stage.sent(), await stage.sent()]
    await ask('POST', `/${revoked.quote.id}/revoke`)
    const { body } = await ask('POST', `/${superseded.quote.id}/new-version`, {
      revision: superseded.quote.revision,
    })
    await stage.send(body.quote)
    const reads = await countReads()
    for (const token of ['A'.repeat(43), revoked.token, superseded.token]) {
      reads.mockClear()
      expect(await customer.findQuoteByToken(payload, token)).toBeUndefined()
      expect(reads).toHaveBeenCalledTimes(1)
    }
  })

  it('should be answered so often by address, and leave no counts of made-up links', async () => {
    const { limitAnswer } = await import('@/quote/customer/limitQuote')
    const counts = stage.payload.db.connection.collection('RateLimit')
    const ofLinks = () => counts.countDocuments({ key: /^quote-link:/ })
    const { token } = await stage.sent()
    const answer = (token: string, address: string) =>
      limitAnswer(stage.payload, {
        headers: new Headers({ 'x-forwarded-for': address }),
        token,
      })
    vi.stubEnv('TRUST_PROXY', '1')
    const before = await ofLinks()
    const waits: number[] = []
    for (let index = 0; index < 25; index += 1)
      waits.push(await answer(`made-up-${index}`.padEnd(43, 'A'), '203.0.113.9'))
    expect(waits.map((wait) => wait > 0)).toEqual([
      ...Array(20).fill(false),
      ...Array(5).fill(true),
    ])
    expect(await ofLinks()).toBe(before)
    // One link, from everywhere.
    const links: number[] = []
    for (let index = 0; index < 22; index += 1)
      links.push(await answer(token, `198.51.100.${index}`))
    expect(links.filter((wait) => wait > 0)).toHaveLength(2)
    expect(await ofLinks()).toBe(before + 1)
    vi.stubEnv('TRUST_PROXY', undefined)
  })
})

describe('[J3] [J5] an acceptance', () => {
  it('should keep the name, what was taken and the amounts with it, and be the same when sent again', async () => {
    const { booking, hash, token } = await stage.sent()
    const [first, second] = await Promise.all([
      accept({ hash, taken: ['lounge', 'lounge'], token }),
      accept({ hash, taken: ['lounge'], token }),
    ])
    const again = await accept({ hash, name: 'Somebody else', taken: [], token })
    for (const { state, version } of [first, second, again]) {
      expect([state, version.acceptance]).toEqual(['accepted', first.version.acceptance])
    }
    expect(first.version.acceptance).toMatchObject({
      addressRange: '203.0.113.0/24',
      amounts: { total: 9_580_000 },
      hash,
      name: 'Meera Sharma',
      schedule: [{ amount: 2_000_000 }, { amount: 7_580_000 }],
      taken: ['lounge'],
    })
    const { status, timeline } = await stage.booking(booking)
    expect(status).toBe('quoted')
    const entries = timeline?.filter(({ outcome }) => outcome === 'quoteAccepted')
    expect(entries).toMatchObject([{ byName: 'Meera Sharma' }])
    expect(entries?.[0]?.text).toContain('₹95,800')
  })

  it('should be refused before anything is read for a name that is none', async () => {
    const { hash, token } = await stage.sent()
    const reads = await countReads()
    for (const name of [
      '',
      '  ',
      'M'.repeat(121),
      'M'.repeat(300_000),
      undefined,
      { $gt: '' },
      7,
    ]) {
      await expect(accept({ hash, name, token })).rejects.toMatchObject(invalid('name'))
    }
    const lists = ['plates', { 0: 'lounge' }, [{ $ne: '' }], ['x'.repeat(41)], Array(200).fill('a')]
    for (const taken of lists) {
      await expect(accept({ hash, taken, token })).rejects.toMatchObject(invalid('taken'))
    }
    expect(reads).not.toHaveBeenCalled()
    for (const taken of [['plates'], ['lounge', 'unknown']]) {
      await expect(accept({ hash, taken, token })).rejects.toMatchObject(invalid('taken'))
    }
    await expect(accept({ hash: '0'.repeat(64), token })).rejects.toMatchObject(conflict('changed'))
  })

  it('should keep of a name what can be seen, with the signs that join Hindi letters', async () => {
    const typed: [string, string | undefined][] = [
      ['\u202eamrahS\u202c\u0000 \n\t Meera\u2028', 'amrahS Meera'],
      ['राज\u094d\u200dवी', 'राज\u094d\u200dवी'],
      ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
      ['\u202e\u200b\ufeff\u0007', undefined],
    ]
    for (const [name, kept] of typed) {
      const { hash, token } = await stage.sent()
      const answer = accept({ hash, name, token })
      if (kept) expect((await answer).version.acceptance?.name).toBe(kept)
      else await expect(answer).rejects.toMatchObject(invalid('name'))
    }
    const { token } = await stage.sent()
    const { requestChange } = stage.customer
    const { version } = await requestChange(stage.payload, { text: 'One\r\ntwo\u202e', token })
    expect(version.changeRequests?.[0]?.text).toBe('One\ntwo')
  })

  it('should refuse options that together cost more than a quote may', async () => {
    const dear = { choice: 'offered', quantity: 10_000, unitPrice: 4_900_000 } as const
    const lines = [line('plates'), line('one', dear), line('two', dear)]
    const { hash, token } = await stage.sent({ lines })
    await expect(accept({ hash, taken: ['one', 'two'], token })).rejects.toMatchObject(
      invalid('taken'),
    )
  })

  it('should be possible on the last day of Jaipur and not after it, wherever the server stands', async () => {
    vi.stubEnv('TZ', 'Pacific/Auckland')
    await stage.at(new Date('2026-12-01T06:00:00Z'))
    const validUntil = '2026-12-10'
    const schedule = content().schedule.map((row) => ({ ...row, dueOn: undefined }))
    const [last, late] = [
      await stage.sent({ schedule, validUntil }),
      await stage.sent({ schedule, validUntil }),
    ]
    vi.setSystemTime(new Date('2026-12-10T18:29:59Z'))
    expect((await accept(last)).state).toBe('accepted')
    vi.setSystemTime(new Date('2026-12-10T18:30:00Z'))
    await expect(accept(late)).rejects.toMatchObject(conflict('expired'))
    const { requestChange, findQuoteByToken } = stage.customer
    expect((await findQuoteByToken(stage.payload, late.token))?.state).toBe('expired')
    await expect(
      requestChange(stage.payload, { text: 'More time', token: late.token }),
    ).rejects.toMatchObject(conflict('expired'))
    vi.stubEnv('TZ', undefined)
    vi.useRealTimers()
    await stage.at(Date.now())
  })

  it('should leave no person behind when it is erased in the same moment, and not stand alone in the trash', async () => {
    const { payload } = stage
    const { anonymiseWhere } = await import('@/privacy/anonymiseWhere')
    for (const wait of [0, 5, 15]) {
      const { booking, hash, token } = await stage.sent()
      const _id = new payload.db.connection.base.Types.ObjectId(booking)
      const [answer] = await Promise.allSettled([
        new Promise((resolve) => setTimeout(resolve, wait)).then(() => accept({ hash, token })),
        anonymiseWhere({ now: new Date(), payload, where: { _id } }),
      ])
      if (answer.status === 'rejected')
        expect((answer.reason as Error).name).toMatch(/^Quote(?:Gone|Conflict)$/)
      const stored = await payload.find({
        collection: 'quotes',
        where: { booking: { equals: booking } },
      })
      expect(JSON.stringify(stored.docs)).not.toMatch(/Meera|203\.0\.113/)
      expect(JSON.stringify(await stage.booking(booking))).not.toMatch(/Meera|quoteAccepted/)
      await expect(accept({ hash, token })).rejects.toMatchObject(gone)
    }
    const { booking, hash, token } = await stage.sent()
    const [answer] = await Promise.allSettled([
      accept({ hash, token }),
      payload.update({
        collection: 'bookings',
        data: { deletedAt: new Date().toISOString() },
        id: booking,
      }),
    ])
    const [version] = (await stage.read(booking))?.versions ?? []
    expect(Boolean(version?.acceptance)).toBe(answer.status === 'fulfilled')
    await expect(accept({ hash, token })).rejects.toMatchObject(gone)
  })

  it('should never be together with a version that was sent in the same moment', async () => {
    for (const wait of [0, 5, 10, 20, 40]) {
      const { booking, hash, quote, token } = await stage.sent()
      const { body } = await stage.ask('POST', `/${quote.id}/new-version`, {
        revision: quote.revision,
      })
      const [accepted, sent] = await Promise.allSettled([
        new Promise((resolve) => setTimeout(resolve, wait)).then(() => accept({ hash, token })),
        stage.send(body.quote),
      ])
      const isSent = sent.status === 'fulfilled' && sent.value.status === 200
      expect([accepted.status, isSent]).toEqual(isSent ? ['rejected', true] : ['fulfilled', false])
      if (accepted.status === 'rejected') {
        expect(['QuoteConflict', 'QuoteGone']).toContain((accepted.reason as Error).name)
      }
      const states = (await stage.read(booking))?.versions.map(({ acceptance, supersededAt }) =>
        acceptance ? 'accepted' : supersededAt ? 'superseded' : 'open',
      )
      expect(states).toEqual(isSent ? ['superseded', 'open'] : ['accepted', 'open'])
    }
  })
})

describe('[J5] asking for a change', () => {
  it('should keep the words, and leave the quote open', async () => {
    const { booking, hash, token } = await stage.sent()
    const { requestChange } = stage.customer
    for (const text of ['', ' ', 'x'.repeat(1001), 'x'.repeat(300_000), undefined, { $gt: '' }]) {
      await expect(requestChange(stage.payload, { text, token })).rejects.toMatchObject(
        invalid('text'),
      )
    }
    const asked = await requestChange(stage.payload, { text: ' 150 plates, please ', token })
    expect(asked.state).toBe('changeRequested')
    expect(asked.version.changeRequests).toMatchObject([{ text: '150 plates, please' }])
    expect((await stage.booking(booking)).timeline?.at(-1)).toMatchObject({
      outcome: 'quoteChangeRequested',
      text: expect.stringContaining('150 plates, please') as string,
    })
    expect((await accept({ hash, token })).state).toBe('accepted')
    await expect(requestChange(stage.payload, { text: 'Too late', token })).rejects.toMatchObject(
      conflict('accepted'),
    )
  })

  it('should be kept once when it is sent again because its answer did not come back', async () => {
    const { booking, token } = await stage.sent()
    const ask = (text: string) => stage.customer.requestChange(stage.payload, { text, token })
    await ask('150 plates')
    expect((await ask(' 150 plates ')).version.changeRequests).toHaveLength(1)
    await Promise.all([ask('A tent too'), ask('A tent too')])
    const again = await ask('150 plates')
    const texts = again.version.changeRequests?.map(({ text }) => text)
    expect(texts).toEqual(['150 plates', 'A tent too', '150 plates'])
    const { timeline } = await stage.booking(booking)
    expect(timeline?.filter(({ outcome }) => outcome === 'quoteChangeRequested')).toHaveLength(3)
  })

  it('should end after twenty times', async () => {
    const { token } = await stage.sent()
    const ask = (text: string) => stage.customer.requestChange(stage.payload, { text, token })
    for (let count = 0; count < 20; count += 1) await ask(`Change ${count}`)
    await expect(ask('One more')).rejects.toMatchObject(conflict('tooMany'))
  })
})

describe('[J3] what was accepted', () => {
  it('should be the same after everything that can be asked of it', async () => {
    const { requestChange, markSeen } = stage.customer
    const { ask, payload } = stage
    const { booking, hash, quote, token } = await stage.sent()
    await accept({ hash, taken: ['lounge'], token })
    const before = await acceptedOf(booking)
    expect(before?.version.issued?.hash).toBe(before?.hash)

    const now = async () => (await stage.read(booking))?.revision ?? 0
    const path = `/${quote.id}`
    const steps: (() => Promise<unknown>)[] = [
      async () => ask('POST', `${path}/send`, { revision: await now(), way: 'copied' }),
      async () => ask('DELETE', `${path}/draft`, { revision: await now() }),
      async () => ask('POST', `${path}/new-version`, { revision: await now() }),
      async () => stage.save(booking, await now(), { note: 'Changed', lines: [line('other')] }),
      () => requestChange(payload, { text: 'Cheaper', token }),
      () => markSeen(payload, token),
      () => accept({ hash, name: 'Somebody else', taken: [], token }),
      () => ask('POST', `${path}/links`, { way: 'whatsapp' }),
      async () => ask('DELETE', `${path}/draft`, { revision: await now() }),
      async () => ask('POST', `${path}/new-version`, { revision: await now() }),
      () => ask('PATCH', path, { versions: [], number: {} }, 'admin'),
      () => ask('DELETE', path, undefined, 'admin'),
      () => ask('POST', `${path}/revoke`),
      async () => ask('POST', `${path}/send`, { revision: await now(), way: 'copied' }),
      () => ask('POST', `${path}/reverse`, { reason: 'Agreed on the phone' }, 'admin'),
    ]
    for (const step of steps) {
      await step().catch((error: Error) => expect(error.name).toMatch(/^Quote/))
      expect(await acceptedOf(booking)).toEqual(before)
    }
  })
})

/** What an acceptance is about, and the hash of it as it is stored now. */
async function acceptedOf(booking: string) {
  const { hashVersion } = await import('@/quote/hashVersion')
  const quote = await stage.read(booking)
  const version = quote?.versions.find(({ acceptance }) => acceptance)
  if (!quote?.number || !version?.issued) return undefined
  const { acceptance, content, issued, version: which } = version
  const hash = hashVersion({ content, issued, number: quote.number, version: which })
  return { hash, version: { acceptance, content, issued } }
}

describe('[V1] [J12] the routes of quotes', () => {
  const routes = (quote: StoredQuote): [string, string, object?][] => [
    ['POST', `/for/${quote.booking}`, { content: content(), revision: quote.revision }],
    ['POST', `/${quote.id}/send`, { revision: quote.revision, way: 'copied' }],
    ['POST', `/${quote.id}/links`, { way: 'copied' }],
    ['POST', `/${quote.id}/new-version`, { revision: quote.revision }],
    ['POST', `/${quote.id}/revoke`],
    ['POST', `/${quote.id}/reverse`, { reason: 'x' }],
    ['DELETE', `/${quote.id}/draft`, { revision: quote.revision }],
    ['GET', ''],
    ['GET', `/${quote.id}`],
    ['GET', '/count'],
    ['PATCH', `/${quote.id}`, { revision: 7 }],
    ['DELETE', `/${quote.id}`],
  ]

  it('should answer strangers 401 and those without the right 403, and change nothing', async () => {
    const { booking, quote } = await stage.sent()
    const before = await stage.read(booking)
    for (const [method, path, data] of routes(quote)) {
      const as = async (caller: 'anonymous' | 'staff') =>
        (await stage.ask(method, path, data, caller)).status
      expect([method, path, await as('anonymous')]).toEqual([method, path, 401])
      expect([method, path, await as('staff')]).toEqual([method, path, 403])
    }
    const sales = await stage.ask('POST', `/${quote.id}/reverse`, { reason: 'x' })
    expect(sales.status).toBe(403)
    expect(await stage.read(booking)).toEqual(before)
  })

  it('should be closed to strangers before their body is read, and to those without the right, every one of them', async () => {
    const { quoteEndpoints } = await import('@/quote/changes/endpoints')
    const { voucherEndpoints } = await import('@/quote/payments/endpoints')
    const { handleApi } = await import('@/api/handleApi')
    const { booking, quote } = await stage.sent()
    const { attempts, payload } = stage
    const all = [
      ...quoteEndpoints.map((one) => ({ ...one, slug: 'quotes' })),
      ...voucherEndpoints.map((one) => ({ ...one, slug: 'vouchers' })),
    ]
    for (const { method, path, slug } of all) {
      const place = `/${slug}${path.replace(':booking', booking).replace(':id', quote.id)}`
      let reads = 0
      const pull = (stream: ReadableStreamDefaultController) => {
        reads += 1
        stream.enqueue(new Uint8Array(300_000))
        stream.close()
      }
      const body = new ReadableStream({ pull }, { highWaterMark: 0 })
      const { status } = await handleApi({
        config: payload.config,
        request: new Request(`${payload.config.serverURL}/api${place}`, {
          method: method.toUpperCase(),
          headers: { 'content-type': 'application/json' },
          ...(method !== 'get' && { body, duplex: 'half' }),
        } as RequestInit),
      })
      expect([place, status, reads]).toEqual([place, 401, 0])
      const data = method === 'get' ? undefined : {}
      const token = attempts.staff.token
      const sent = { data, method: method.toUpperCase(), path: place, payload, token }
      expect([place, (await request(sent)).status]).toEqual([place, 403])
    }
  })

  it('should refuse what is no body, no id and no revision', async () => {
    const { quote } = await stage.sent()
    const { payload, attempts } = stage
    for (const path of ['send', 'links', 'new-version', 'reverse']) {
      const { status } = await stage.ask('POST', `/${quote.id}/${path}`, { revision: '1' }, 'admin')
      expect([path, status]).toEqual([path, 400])
      const unknown = `/0123456789abcdef01234567/${path}`
      const body = { reason: 'x', revision: 1, way: 'copied' }
      expect((await stage.ask('POST', unknown, body, 'admin')).status).toBe(404)
    }
    const { status } = await request({
      method: 'DELETE',
      path: `/quotes/${quote.id}/draft`,
      payload,
      token: attempts.sales.token,
    })
    expect(status).toBe(400)
  })

  it('should show nobody what opens a link', async () => {
    const { quote, token } = await stage.sent()
    const { body } = await stage.ask('GET', `/${quote.id}?depth=2`)
    const answer = JSON.stringify(body)
    expect(answer).toContain(hashOf(quote))
    expect(answer).not.toContain(token)
    expect(tokenOf(`/q/${token}`)).toBe(token)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceDraft } from '@/ui/forms/deviceDraft'
import { answered, deliver, sending } from '@/ui/forms/sentRequest'

interface Draft {
  key: string
  name: string
}

const device = deviceDraft<Draft>({
  name: 'test',
  revive: ({ key = '', name = '' }) => ({ key, name }),
})
const draft = { key: 'first', name: 'Meera' }
const problems = [{ path: 'name', message: 'Tell us your name.' }]

const answerWith = (status: number, body: object) =>
  vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status })))
const send = () => deliver({ device, draft, locale: 'hi', request: { idempotencyKey: 'first' } })

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    removeItem: (name: string) => stored.delete(name),
    setItem: (name: string, text: string) => stored.set(name, text),
  })
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('[Q4] deliver', () => {
  it('should hold the draft on the device while it sends, and drop it once it is saved', async () => {
    let during: unknown
    vi.stubGlobal('fetch', () => {
      during = device.read()
      return Promise.resolve(Response.json({ doc: { reference: 'JU-7K4M-92' } }))
    })
    expect(await send()).toEqual({ state: 'saved', reference: 'JU-7K4M-92' })
    expect(during).toMatchObject({ draft, stage: 'sending' })
    expect(device.read()).toBeUndefined()
  })

  it('should leave on the device what was not saved, by what came of it', async () => {
    vi.stubGlobal('fetch', answerWith(500, {}))
    await send()
    expect(device.read()).toMatchObject({ draft, stage: 'failed' })
    vi.stubGlobal('fetch', answerWith(400, { errors: [{ data: { errors: problems } }] }))
    await send()
    expect(device.read()).toMatchObject({ draft, stage: 'typed' })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    vi.stubGlobal('navigator', { onLine: false })
    await send()
    expect(device.read()).toMatchObject({ draft, stage: 'offline' })
  })
})

describe('[B11, B12] answered', () => {
  const sent = sending(draft)

  it('should tell one answer and nothing of an earlier one', () => {
    const limited = answered(sent, {
      state: 'failed',
      error: 'HTTP 429',
      serverMessage: 'In 9 minutes.',
    })
    expect(limited).toMatchObject({ draft, state: 'failed', serverMessage: 'In 9 minutes.' })
    const rejected = answered(limited, { state: 'rejected', problems })
    expect(rejected).toEqual({ draft, state: 'rejected', problems })
    expect(answered(rejected, { state: 'saved', reference: 'JU-7K4M-92' })).toEqual({
      draft,
      state: 'saved',
      problems: [],
      reference: 'JU-7K4M-92',
    })
  })
})

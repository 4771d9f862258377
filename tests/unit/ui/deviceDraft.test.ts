import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deviceDraft, reviveValues } from '@/ui/forms/deviceDraft'

interface Draft {
  values: { name: string; date: string }
}

const device = deviceDraft<Draft>({
  name: 'test',
  revive: ({ values }) => ({ values: reviveValues({ name: '', date: '' }, values) }),
})
const draft = { values: { name: 'Meera', date: '2026-12-12' } }
const DAY = 86_400_000

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    removeItem: (name: string) => stored.delete(name),
    setItem: (name: string, text: string) => stored.set(name, text),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('[Q4] a draft on the device', () => {
  it('should come back as it was left', () => {
    device.keep(draft, 'offline')
    expect(device.read()).toMatchObject({ draft, stage: 'offline' })
    device.clear()
    expect(device.read()).toBeUndefined()
  })

  it('should be gone once it was saved, and wait where it was not', () => {
    device.keep(draft, 'sending')
    device.settle(draft, 'failed')
    expect(device.read()).toMatchObject({ draft, stage: 'failed' })
    device.settle(draft)
    expect(device.read()).toBeUndefined()
  })

  it.each([undefined, 'failed'] as const)(
    'should stay as another tab left it while this one was sending, after %s too',
    (stage) => {
      const other = { values: { ...draft.values, name: 'Asha' } }
      device.keep(draft, 'sending')
      device.keep(other, 'typed')
      device.settle(draft, stage)
      expect(device.read()).toMatchObject({ draft: other, stage: 'typed' })
    },
  )

  it('should be gone after seven days', () => {
    device.keep(draft, 'failed')
    expect(device.read(Date.now() + 6.9 * DAY)).toBeDefined()
    expect(device.read(Date.now() + 7.1 * DAY)).toBeUndefined()
    expect(stored.size).toBe(0)
  })

  it('should be whole when an older version of the site kept it', () => {
    const old = {
      draft: { values: { name: 'Asha', gone: 1 } },
      savedAt: Date.now(),
      stage: 'typed',
    }
    stored.set('test', JSON.stringify(old))
    expect(device.read()?.draft).toEqual({ values: { name: 'Asha', date: '' } })
  })

  it.each(['', 'null', '{', '[]', '{"draft":1}', '{"draft":{},"savedAt":0}'])(
    'should be nothing where %j is kept',
    (text) => {
      stored.set('test', text)
      expect(device.read()).toBeUndefined()
    },
  )

  it('should be nothing where the device refuses', () => {
    const refuse = () => {
      throw new Error('denied')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, removeItem: refuse, setItem: refuse })
    device.keep(draft, 'typed')
    expect(device.read()).toBeUndefined()
  })
})

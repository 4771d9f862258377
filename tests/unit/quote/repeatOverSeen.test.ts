import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChangeFailed } from '@/booking/admin/bookingApi'
import { repeatOverSeen } from '@/quote/admin/repeatOverSeen'
import type { Issuance, QuoteVersion, StoredQuote } from '@/quote/rules/quote'
import { content } from './quoteSetup'

const issued = { hash: 'h' } as Issuance
const first: QuoteVersion = { version: 1, content, issued }
const draft: QuoteVersion = { version: 2, content: { ...content, note: 'New' } }

const quote = (revision: number, ...versions: QuoteVersion[]): StoredQuote => ({
  id: 'q1',
  booking: 'b1',
  revision,
  versions,
})

const before = quote(3, first, draft)
/** The server takes the step over this revision alone. */
async function stepOver(now: StoredQuote) {
  const revisions: number[] = []
  vi.mocked(fetch).mockImplementation(async () => new Response(JSON.stringify({ docs: [now] })))
  const step = async ({ revision }: StoredQuote) => {
    revisions.push(revision)
    if (revision !== now.revision) throw new ChangeFailed('conflict')
    return 'done'
  }
  const outcome = await repeatOverSeen(before, step).catch((error: unknown) => error)
  return { outcome, revisions }
}

beforeEach(() => vi.stubGlobal('fetch', vi.fn()))
afterEach(() => vi.unstubAllGlobals())

describe('[J5] [J3] a step over a quote that changed meanwhile', () => {
  it('should be done when the customer only opened it, or a link was made', async () => {
    const link = { by: 'Asha', madeAt: 'x', tokenHash: 't', way: 'copied' } as const
    for (const own of [{ firstSeenAt: 'x' }, { links: [link] }]) {
      const { outcome, revisions } = await stepOver(quote(4, { ...first, ...own }, draft))
      expect([outcome, revisions]).toEqual(['done', [3, 4]])
    }
  })

  it('should wait for the person when something else changed', async () => {
    const accepted = { acceptance: { at: 'x' } } as Partial<QuoteVersion>
    const others = [
      quote(4, { ...first, ...accepted }, draft),
      quote(4, { ...first, changeRequests: [{ at: 'x', text: 'Cheaper' }] }, draft),
      quote(4, { ...first, supersededAt: 'x' }, draft),
      quote(4, first, { ...draft, content: { ...content, note: 'By Asha' } }),
      quote(4, first),
      quote(4, first, { ...draft, issued: { ...issued, hash: 'i' } }),
    ]
    for (const now of others) {
      const { outcome, revisions } = await stepOver(now)
      expect([outcome, revisions]).toMatchObject([{ kind: 'conflict' }, [3]])
    }
  })
})

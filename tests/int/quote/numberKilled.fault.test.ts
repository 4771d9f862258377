import { execa } from 'execa'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readsConfig } from '@/cli/programs'
import { childEnv } from '@/env'
import type { SeriesNumber } from '@/money/rules/seriesNumber'
import type { StoredQuote } from '@/quote/rules/quote'
import { type QuoteStage, setQuoteStage } from './quoteStage'

let stage: QuoteStage

beforeAll(async () => {
  stage = await setQuoteStage()
})

afterAll(() => stage.destroy())

/** In another process on the same database, which is killed at that moment of the sending. */
async function sendAndDie(moment: 'before' | 'after', { id, revision }: StoredQuote) {
  const script = 'tests/harness/quote/sendAndDie.ts'
  const args = [moment, `/quotes/${id}/send`, String(revision), stage.attempts.sales.token ?? '']
  const { signal, stdout, stderr } = await execa(
    process.execPath,
    [...readsConfig, '--import', 'tsx', script, ...args],
    { env: childEnv({ NODE_ENV: 'production' }), extendEnv: false, reject: false },
  )
  expect(signal, stdout + stderr).toBe('SIGKILL')
}

async function numbers() {
  const quotes = stage.payload.db.connection.collection<{ number?: SeriesNumber }>('Quote')
  const found = await quotes.find({ number: { $exists: true } }).toArray()
  return found.map(({ number }) => number?.number).sort()
}

it('[J3] the numbers of quotes should have no gap and no double when a process is killed before or after the write', async () => {
  const [first, second, third] = [await stage.draft(), await stage.draft(), await stage.draft()]
  await sendAndDie('before', first.quote)
  expect(await numbers()).toEqual([])
  await sendAndDie('after', second.quote)
  expect(await numbers()).toEqual([1])

  // The draft is as it was, and what was issued is not issued again.
  expect((await stage.send(first.quote)).status).toBe(200)
  expect((await stage.send(second.quote)).status).toBe(409)
  expect((await stage.send(third.quote)).status).toBe(200)
  expect(await numbers()).toEqual([1, 2, 3])
  expect(await stage.read(second.booking)).toMatchObject({ number: { number: 1 } })
})

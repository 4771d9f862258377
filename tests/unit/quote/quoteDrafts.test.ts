import { expect, test } from 'vitest'
import { isUnsaved } from '@/quote/admin/editQuote'
import { type KeptQuote, resumeEdit } from '@/quote/admin/quoteDrafts'
import type { QuoteContent, StoredQuote } from '@/quote/rules/quote'
import { content, line, setup } from './quoteSetup'

const first: QuoteContent = { ...content, lines: [line('first')] }
const stored: QuoteContent = { ...content, lines: [line('a')], note: 'Stored' }
const mine: QuoteContent = { ...stored, note: 'Mine' }

const quote = (change: Partial<StoredQuote> = {}): StoredQuote => ({
  id: 'q',
  booking: 'b',
  revision: 4,
  versions: [{ version: 1, content: stored }],
  ...change,
})

const kept = (change: Partial<KeptQuote> = {}): KeptQuote => ({
  content: mine,
  revision: 4,
  typed: {},
  ...change,
})

const resume = (options: { kept?: KeptQuote; quote?: StoredQuote }) => {
  const state = resumeEdit({ first, setup, ...options })
  return [
    state.content.note ?? 'First',
    state.revision,
    isUnsaved(state),
    state.conflict && (state.conflict.content?.note ?? 'no draft'),
  ]
}

test('[J3] the editor begins with the draft, or with what the request says', () => {
  expect(resume({})).toEqual(['First', 0, false, null])
  expect(resume({ quote: quote() })).toEqual(['Stored', 4, false, null])
})

test('[J3] what was typed and not saved goes on where it was left', () => {
  expect(resume({ kept: kept(), quote: quote() })).toEqual(['Mine', 4, true, null])
  expect(resume({ kept: kept({ revision: 0 }) })).toEqual(['Mine', 0, true, null])
})

test('[J3] a save whose answer was lost is no conflict', () => {
  const saved = quote({ revision: 5, versions: [{ version: 1, content: mine }] })
  expect(resume({ kept: kept(), quote: saved })).toEqual(['Mine', 5, false, null])
  const later = kept({ content: { ...mine, note: 'Later ' }, sent: mine })
  expect(resume({ kept: later, quote: saved })).toEqual(['Later ', 5, true, null])
})

test('[J3] over what somebody else saved or sent, both are there to choose from', () => {
  expect(resume({ kept: kept({ revision: 3 }), quote: quote() })).toEqual([
    'Mine',
    3,
    true,
    'Stored',
  ])
  const issued = {} as NonNullable<StoredQuote['versions'][number]['issued']>
  const sent = quote({ revision: 6, versions: [{ version: 1, content: stored, issued }] })
  expect(resume({ kept: kept(), quote: sent })).toEqual(['Mine', 4, true, 'no draft'])
})

test('[J3] a text that cannot be read is in its field again', () => {
  const typed = { 'lines.a.unitPrice': '12 or 13' }
  const state = resumeEdit({
    first,
    kept: kept({ content: stored, typed }),
    quote: quote(),
    setup,
  })
  expect([state.typed, isUnsaved(state)]).toEqual([typed, false])
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QuoteChanges } from '@/quote/admin/QuoteChanges'
import type { QuoteContent } from '@/quote/rules/quote'
import { brokenParts } from '../../harness/pages/brokenHtml'
import { content } from './quoteSetup'

const before: QuoteContent = {
  ...content,
  schedule: [
    { id: 'a', title: 'Advance', amount: 10_000_000 },
    { id: 'b', title: 'Before', dueOn: '2099-01-10', amount: 20_000_000 },
    { id: 'c', title: 'After', dueOn: '2099-03-01', amount: 5_000_000 },
  ],
}

function textOf(after: QuoteContent): string {
  const html = renderToStaticMarkup(
    <QuoteChanges after={after} before={before} totals={[35_000_000, 40_000_000]} />,
  )
  expect(brokenParts(html)).toEqual([])
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

test('[J7] [J8] a new version shows each payment that changes, with its old and new amount and day', () => {
  const [advance, rest] = before.schedule
  if (!advance || !rest) throw new Error('No payments')
  const text = textOf({
    ...before,
    schedule: [
      { ...advance, amount: 12_000_000 },
      { ...rest, title: 'Before the event', dueOn: '2099-01-12' },
      { id: 'd', title: 'On the day', amount: 8_000_000 },
    ],
  })
  expect(text).toContain('Advance: ₹1,00,000 → ₹1,20,000')
  expect(text).toContain(
    'Before the event: Before → Before the event, Sat, 10 Jan 2099 → Mon, 12 Jan 2099',
  )
  expect(text).toContain('New payment: On the day, ₹80,000')
  expect(text).toContain('Removed: After, ₹50,000')
  expect(text).toContain('Total: ₹3,50,000 → ₹4,00,000')
  const same = textOf({ ...before, schedule: [{ ...advance, dueOn: '2099-01-01' }, rest] })
  expect(same).toContain('Advance: on acceptance → Thu, 1 Jan 2099')
  expect(same).not.toContain('Before:')
})

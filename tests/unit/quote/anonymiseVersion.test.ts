import { expect, it } from 'vitest'
import { anonymiseVersion } from '@/quote/rules/anonymiseVersion'
import type { QuoteVersion } from '@/quote/rules/quote'
import { acceptanceOf, sampleQuote } from './customerSample'

/** Facts without a person. */
const facts = ['discount', 'menu', 'source', 'tax']

/** Adds what no type knows to every object of a value. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore)
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.entries(value).map(([name, one]) => [
    name,
    facts.includes(name) ? one : withMore(one),
  ])
  return { ...Object.fromEntries(inner), email: 'meera@example.com', phone: '9829000001' }
}

it('[V4] [J3] a version that loses its person keeps nothing that this list does not name, also not what is added later', () => {
  const { version } = sampleQuote()
  const { amounts, seller, ...issued } = version.issued
  const { amounts: accepted, ...acceptance } = acceptanceOf(version, [])
  const whole = {
    ...version,
    acceptance,
    changeRequests: [{ at: 'x', text: 'Meera wishes' }],
    content: { ...version.content, buyer: { ...version.content.buyer, gstin: '27AAPFU0939F1ZV' } },
    issued,
    reversal: { at: 'x', by: 'Asha', reason: 'Meera asked' },
  }
  const given = withMore(whole) as QuoteVersion
  if (!given.issued || !given.acceptance) throw new Error('Not sent')
  // Computed, and of the business.
  Object.assign(given.issued, { amounts, seller })
  Object.assign(given.acceptance, { amounts: accepted })
  const text = JSON.stringify(anonymiseVersion(given))
  expect(text).not.toMatch(
    /Meera|Rathore|Vikram|Civil|meera@|9829000001|Asha|203\.0\.113|27AAPFU0939F1ZV|secret-hash|As we said/,
  )
  expect(text).toContain(version.issued.hash)
})

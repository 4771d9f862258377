import { describe, expect, it } from 'vitest'
import { judgeFormToken, makeFormToken } from '@/booking/rules/formToken'

const key = 'a-key-that-only-the-tests-know-of'
const now = Date.UTC(2026, 10, 20)
const DAY = 86_400_000
const issued = (ago: number, by = key) => makeFormToken({ issuedAt: now - ago, key: by })
const judge = (token: unknown) => judgeFormToken({ key, now, token })

describe('[Q11] the token of a form', () => {
  it.each([
    ['good', 2000],
    ['good', 7 * DAY],
    ['fast', 1999],
    ['fast', -5000],
    ['old', 7 * DAY + 1],
  ])('should be %s when it was made %i ms ago', (state, ago) => {
    expect(judge(issued(ago))).toBe(state)
  })

  it.each([undefined, null, '', 7, { $gt: '' }, ['x']])(
    'should be missing when it is %j',
    (token) => {
      expect(judge(token)).toBe('missing')
    },
  )

  it.each([
    ['made with another key', issued(5000, 'another key')],
    ['moved in time', issued(5000).replace(/^./, '0')],
    ['cut', issued(5000).slice(0, -1)],
    ['longer', `${issued(5000)}x`],
    ['only words', 'trust me'],
    ['endless', 'x'.repeat(1_000_000)],
    ['in other letters', '७.देवनागरी'],
  ])('should be forged when it is %s', (_how, token) => {
    expect(judge(token)).toBe('forged')
  })
})

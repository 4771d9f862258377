import { describe, expect, it } from 'vitest'
import type { Audit } from '../../bench/lighthouse/auditPage'
import { isDecided } from '../../bench/lighthouse/lighthouseReport'

const good: Audit = {
  path: '/',
  server: 'nginx',
  throttling: 'simulate',
  scores: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 },
  firstPaint: 1200,
  largestPaint: 1900,
  blocked: 40,
  shift: 0,
}
const slow = { ...good, largestPaint: 2001 }

describe('[P14] the runs of a page', () => {
  it('should decide its median only when more than half of all met every goal', () => {
    expect(isDecided([good, good], 5)).toBe(false)
    expect(isDecided([slow, good, slow, good], 5)).toBe(false)
    expect(isDecided([slow, good, good, good], 5)).toBe(true)
  })

  it.each([
    { blocked: 101 },
    { shift: 0.001 },
    { scores: { ...good.scores, performance: 97 } },
    { scores: { ...good.scores, accessibility: 99 } },
  ])('should count no run that missed a goal: %o', (missed) => {
    expect(isDecided([good, good, { ...good, ...missed }], 5)).toBe(false)
  })

  it('should have a lower goal without nginx', () => {
    expect(
      isDecided(
        Array.from({ length: 3 }, () => ({ ...slow, server: 'next start' })),
        5,
      ),
    ).toBe(true)
  })
})

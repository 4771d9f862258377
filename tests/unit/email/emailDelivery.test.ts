import { describe, expect, it } from 'vitest'
import { afterFailure, EMAIL_ATTEMPTS, EMAIL_LEASE_MS } from '@/booking/rules/emailDelivery'
import { EMAIL_DEADLINE_MS } from '@/email/sendEmail'

const now = new Date('2026-11-20T10:00:00Z')

describe('[T3] an email that could not be sent', () => {
  it('should wait longer each time, and be given up after the eighth', () => {
    const fates = Array.from({ length: EMAIL_ATTEMPTS }, (_, index) =>
      afterFailure({ attempts: index + 1, now }),
    )
    const minutes = fates.map(
      ({ nextAttempt }) => nextAttempt && (nextAttempt.getTime() - now.getTime()) / 60_000,
    )
    expect(minutes).toEqual([1, 5, 15, 60, 240, 240, 240, null])
    expect(fates.map(({ state }) => state)).toEqual([...Array(7).fill('queued'), 'failed'])
  })

  it('should be given up by one worker before another may take it over', () => {
    expect(EMAIL_DEADLINE_MS).toBeLessThan(EMAIL_LEASE_MS)
  })
})

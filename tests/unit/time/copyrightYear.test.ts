import { describe, expect, it } from 'vitest'
import { messagesFor } from '@/i18n/messagesFor'
import { dayInIndia } from '@/time/days'

const noticeAt = (moment: string) =>
  messagesFor('en').site.footer.rights(dayInIndia(new Date(moment)).slice(0, 4), 'Utsav')

describe('[L11] the copyright notice', () => {
  it('should turn the year at midnight in Jaipur', () => {
    expect(noticeAt('2026-12-31T18:29:59Z')).toBe('© 2026 Utsav. All rights reserved.')
    expect(noticeAt('2026-12-31T18:30:00Z')).toBe('© 2027 Utsav. All rights reserved.')
  })
})

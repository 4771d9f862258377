import { describe, expect, it } from 'vitest'
import { fillGaps, mergeEdits } from '@/booking/rules/changes'
import { describeWork } from '@/booking/rules/describe'
import { isClash } from '@/booking/rules/monthDays'
import { timeAgo } from '@/time/timeAgo'

describe('[M7] a day without room', () => {
  it('should be told for one more, and for what is confirmed only when it is too much', () => {
    expect(isClash({ confirmed: 2, isConfirmed: false, limit: 2 })).toBe(true)
    expect(isClash({ confirmed: 1, isConfirmed: false, limit: 2 })).toBe(false)
    expect(isClash({ confirmed: 2, isConfirmed: true, limit: 2 })).toBe(false)
    expect(isClash({ confirmed: 3, isConfirmed: true, limit: 2 })).toBe(true)
    expect(isClash({ confirmed: 9, isConfirmed: false, limit: null })).toBe(false)
  })
})

describe('[M10] two people at one form', () => {
  const base = { date: '2026-12-12', name: 'Meera', venue: 'Garden' }

  it('should take over what only they changed, and keep mine where both did', () => {
    const mine = { ...base, name: 'Meera S.', venue: 'Hall' }
    const theirs = { ...base, date: '2026-12-13', venue: 'Lawn' }
    expect(mergeEdits({ base, mine, theirs })).toEqual({
      conflicts: ['venue'],
      taken: ['date'],
      values: { date: '2026-12-13', name: 'Meera S.', venue: 'Hall' },
    })
  })

  it('should see no conflict where both wrote the same', () => {
    const same = { ...base, venue: 'Hall' }
    expect(mergeEdits({ base, mine: same, theirs: same })).toEqual({
      conflicts: [],
      taken: [],
      values: same,
    })
  })
})

describe('[M15] filling the gaps of a request', () => {
  it('should leave what is written, and bring no work along', () => {
    const into = { email: '', name: 'Meera', status: 'new' }
    const from = { email: 'm@example.com', name: 'M', status: 'lost' }
    expect(fillGaps({ from, into })).toEqual({ email: 'm@example.com' })
  })
})

describe('[M3] the timeline in words', () => {
  const change = (field: string, from: string | null, to: string | null) => ({ field, from, to })

  it('should say fields and values as people read them', () => {
    const changes = [
      change('status', 'new', 'lost'),
      change('lostReason', null, 'dateFull'),
      change('date', '2026-12-12', null),
    ]
    expect(describeWork({ changes, kind: 'change' })).toEqual({
      changes: [
        { field: 'Lost because of', from: null, to: 'Date is full' },
        { field: 'Date', from: 'Sat, 12 Dec 2026', to: null },
      ],
      text: null,
      title: 'Moved to Lost',
    })
  })

  it('should tell a merge from its two sides, and an answer with its move', () => {
    const left = [change('deletedAt', null, '2026-12-12T00:00:00.000Z')]
    expect(describeWork({ kind: 'merge', text: 'JU-A' }).title).toBe(
      'JU-A was merged into this one',
    )
    expect(describeWork({ changes: left, kind: 'merge', text: 'JU-B' }).title).toBe(
      'Merged into JU-B. Moved to the trash',
    )
    const moved = [change('status', 'new', 'contacted')]
    expect(describeWork({ changes: moved, kind: 'message', outcome: 'whatsapp' }).title).toBe(
      'Reply by WhatsApp. Moved to Contacted',
    )
  })

  it('should say how long ago it was', () => {
    const now = new Date('2026-12-12T12:00:00Z')
    expect(timeAgo('2026-12-12T11:59:30Z', now)).toBe('just now')
    expect(timeAgo('2026-12-12T11:00:00Z', now)).toBe('1 hour ago')
    expect(timeAgo('2026-12-11T11:00:00Z', now)).toBe('yesterday')
  })
})

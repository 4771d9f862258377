import { describe, expect, it } from 'vitest'
import { isAnswer, noteRights } from '@/booking/rules/timeline'

describe('[M7] an entry of the timeline', () => {
  const now = new Date('2026-11-20T10:05:00Z')
  const note = { at: '2026-11-20T10:00:00Z', by: 'asha', kind: 'note' as const }

  it('should be changed by its author alone, and corrected for ten minutes', () => {
    expect(noteRights(note, { now, userId: 'asha' })).toEqual({ correct: true, remove: true })
    expect(noteRights(note, { now, userId: 'bina' })).toEqual({ correct: false, remove: false })
    const later = new Date('2026-11-20T10:10:00Z')
    expect(noteRights(note, { now: later, userId: 'asha' })).toEqual({
      correct: false,
      remove: true,
    })
  })

  it('should be an answer when the customer was reached', () => {
    expect(isAnswer({ kind: 'message' })).toBe(true)
    expect(isAnswer({ kind: 'call', outcome: 'spoke' })).toBe(true)
    expect(isAnswer({ kind: 'call', outcome: 'noAnswer' })).toBe(false)
    expect(isAnswer({ kind: 'note' })).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { whereOf } from '@/booking/rules/filters'
import { firstView, parseView, viewQuery, type BookingView } from '@/booking/rules/view'

const narrowed: BookingView = {
  tab: 'overdue',
  q: 'Meera & sons',
  status: ['new', 'quoted'],
  kind: ['contact'],
  service: ['event'],
  source: ['phone'],
  lostReason: ['price'],
  emails: ['failed'],
  from: '2026-12-01',
  to: '2026-12-31',
  since: '2026-10-01',
  until: '2026-10-31',
  assigned: 'me',
  sort: '-guests',
  columns: ['status', 'followUp'],
  page: 3,
  open: '0123456789abcdef01234567',
}

function readBack(view: Partial<BookingView>) {
  const query: Record<string, string[]> = {}
  for (const [name, value] of new URLSearchParams(viewQuery(view))) {
    query[name] = [...(query[name] ?? []), value]
  }
  return parseView(query)
}

describe('[M6] the address of a view', () => {
  it('should hold everything that was chosen', () => {
    expect(readBack(narrowed)).toEqual(narrowed)
    expect(readBack({})).toEqual(firstView)
    expect(viewQuery(firstView)).toBe('')
  })

  it('should hold a table without optional columns, which is not the first one', () => {
    expect(firstView.columns).toEqual(['status'])
    expect(readBack({ columns: [] })).toEqual({ ...firstView, columns: [] })
  })

  it('should leave the columns to those that were kept when it names none', () => {
    expect(parseView({}, ['received']).columns).toEqual(['received'])
    expect(parseView({ columns: 'kind' }, ['received']).columns).toEqual(['kind'])
    expect(parseView({ columns: 'none' }, ['received']).columns).toEqual([])
  })

  it('should leave out what it does not understand', () => {
    const odd = { tab: 'x', sort: 'password', page: '-1', from: '2026-02-30', open: '../etc' }
    expect(parseView({ ...odd, status: ['new', '__proto__'], assigned: '{"$ne":1}' })).toEqual({
      ...firstView,
      status: ['new'],
    })
  })
})

describe('[M6] what a view asks for', () => {
  const now = new Date('2026-11-22T20:00:00Z')
  const ask = (view: Partial<BookingView>) =>
    whereOf({ now, userId: 'u1', view: { ...firstView, ...view } }).and

  it('should hide spam unless spam is asked for', () => {
    expect(ask({})).toEqual([{ status: { not_equals: 'spam' } }, { deletedAt: { equals: null } }])
    expect(ask({ tab: 'spam' })).toContainEqual({ status: { equals: 'spam' } })
  })

  it('should go by the day of Jaipur', () => {
    expect(JSON.stringify(ask({ tab: 'today' }))).toContain('2026-11-23')
  })

  it('should look for a phone number in what may be one', () => {
    expect(JSON.stringify(ask({ q: '+91 98290 12345' }))).toContain(
      '{"contactNumber":{"contains":"9829012345"}}',
    )
    expect(JSON.stringify(ask({ q: 'Meera 2 JU-2611-0042' }))).not.toContain('contactNumber')
  })

  it('should know who asks', () => {
    expect(ask({ assigned: 'me' })).toContainEqual({ assignedTo: { equals: 'u1' } })
    expect(ask({ assigned: 'nobody' })).toContainEqual({ assignedTo: { exists: false } })
  })
})

import { describe, expect, it } from 'vitest'
import { unsentStates } from '@/domain/unsentNotices'
import { paths } from '@/paths'

const none = { delayed: 0, failed: 0, noAddress: 0, noServer: 0 }

describe('[T3] where the badge of unsent mails leads', () => {
  it.each([
    [none, []],
    [{ ...none, failed: 2 }, ['failed']],
    [{ ...none, delayed: 1 }, ['queued']],
    [{ ...none, noAddress: 1 }, ['queued']],
    [{ ...none, failed: 1, noServer: 3 }, ['failed', 'queued']],
  ])('should be the bookings with such mails: %j', (unsent, states) => {
    expect(unsentStates(unsent)).toEqual(states)
  })

  it('should be a filter that the list of bookings understands', () => {
    const [path, query] = paths.bookingsByNotice(['failed', 'queued']).split('?')
    expect(path).toBe('/admin/collections/bookings')
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      'where[or][0][and][0][notices.state][in][0]': 'failed',
      'where[or][0][and][0][notices.state][in][1]': 'queued',
    })
  })
})

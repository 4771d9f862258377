import { describe, expect, it } from 'vitest'
import { unsentStates } from '@/booking/rules/emailDelivery'
import { firstView, readView } from '@/booking/rules/view'
import { panelPaths } from '@/panel/panelPaths'

const none = { delayed: 0, failed: 0, noAddress: 0, noServer: 0 }

describe('[T3] where the badge of unsent emails leads', () => {
  it.each([
    [none, []],
    [{ ...none, failed: 2 }, ['failed']],
    [{ ...none, delayed: 1 }, ['queued']],
    [{ ...none, noAddress: 1 }, ['queued']],
    [{ ...none, failed: 1, noServer: 3 }, ['failed', 'queued']],
  ])('should be the bookings with such emails: %j', (unsent, states) => {
    expect(unsentStates(unsent)).toEqual(states)
  })

  it('should be a view of the desk', () => {
    const address = panelPaths.bookings({ emails: ['failed', 'queued'] })
    expect(address).toBe('/admin?emails=failed&emails=queued')
    const view = readView(new URLSearchParams(address.split('?')[1]))
    expect(view).toEqual({ ...firstView, emails: ['queued', 'failed'] })
  })
})

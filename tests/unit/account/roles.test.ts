import { describe, expect, it } from 'vitest'
import { isAdmin, isStaff } from '@/account/access'

describe('[U3] roles', () => {
  it('should let admins do all that staff may, and not the other way round', () => {
    expect([isAdmin({ role: 'admin' }), isStaff({ role: 'admin' })]).toEqual([true, true])
    expect([isAdmin({ role: 'staff' }), isStaff({ role: 'staff' })]).toEqual([false, true])
  })

  it('should give a stranger nothing', () => {
    for (const stranger of [null, undefined, {}, { role: null }]) {
      expect([isAdmin(stranger), isStaff(stranger)]).toEqual([false, false])
    }
  })
})

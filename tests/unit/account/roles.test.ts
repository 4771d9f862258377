import { describe, expect, it } from 'vitest'
import { may, rights, type Role, rolesWith } from '@/account/roles'

const rightsOf = (role: Role) => rights.filter((right) => may({ role }, right))

describe('[U3] roles', () => {
  it('[J12] should let admins do everything, sales the bookings and quotes, and staff the content', () => {
    expect(rightsOf('admin')).toEqual(rights)
    expect(rightsOf('staff')).toEqual(['openPanel', 'editContent'])
    const own = ['openPanel', 'readBookings', 'changeBookings', 'manageQuotes']
    expect(rightsOf('sales')).toEqual(own)
  })

  it('should give a stranger, or a role that is not in the table, nothing', () => {
    const odd = ['toString', '__proto__', 'owner'].map((role) => ({ role: role as never }))
    for (const stranger of [null, undefined, {}, { role: null }, ...odd]) {
      expect(rights.filter((right) => may(stranger, right))).toEqual([])
    }
  })

  it('should leave somebody who manages users', () => {
    expect(rolesWith('manageUsers')).toEqual(['admin'])
  })
})

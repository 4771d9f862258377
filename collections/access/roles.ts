import type { Role } from '@/domain/roles'

type Person = { role?: Role | null } | null | undefined

/** Manages bookings, users and settings, and may do all that staff may. */
export function isAdmin(person: Person): boolean {
  return person?.role === 'admin'
}

/** Edits what visitors read. */
export function isStaff(person: Person): boolean {
  return person?.role === 'staff' || isAdmin(person)
}

/** What an account can be allowed to do. */
export const rights = [
  /** Sign in to the panel. */
  'openPanel',
  /** Texts, pictures, plans, redirects; drafts and previews. */
  'editContent',
  /** The list, board, calendar, numbers and printed sheet. */
  'readBookings',
  'changeBookings',
  /** Download all bookings as one file. */
  'exportBookings',
  /** Records of customers outside their bookings, such as a consent. */
  'readPersonalData',
  /** Write, send and revoke quotes; record payments. */
  'manageQuotes',
  /** Undo an acceptance of a customer, with a reason. */
  'reverseAcceptances',
  /** Site settings and legal pages. */
  'editSettings',
  'manageUsers',
  /** Find, export and erase a person; the audit log. */
  'managePrivacy',
] as const

export type Right = (typeof rights)[number]

interface RoleRow {
  /** Shown next to the choice of the role. */
  description: string
  rights: readonly Right[]
}

/**
 * All roles, one row each. Access rules, endpoints, views, the panel's menu and the access tests use this
 * table. At least one account with `manageUsers` always remains.
 */
const roleTable = {
  admin: { description: 'Admins see bookings, users and settings.', rights },
  sales: {
    description: 'Sales work on bookings and quotes.',
    rights: ['openPanel', 'readBookings', 'changeBookings', 'manageQuotes'],
  },
  staff: { description: 'Staff edit the content.', rights: ['openPanel', 'editContent'] },
} as const satisfies Record<string, RoleRow>

export type Role = keyof typeof roleTable

export const roles = Object.keys(roleTable) as Role[]

/** The role of new accounts. */
export const firstRole: Role = 'staff'

export const roleDescriptions = roles.map((role) => roleTable[role].description).join(' ')

export function roleMay(role: Role | null | undefined, right: Right): boolean {
  if (!role || !Object.hasOwn(roleTable, role)) return false
  const { rights: own }: RoleRow = roleTable[role]
  return own.includes(right)
}

export const rolesWith = (right: Right): Role[] => roles.filter((role) => roleMay(role, right))

type Person = { role?: Role | null } | null | undefined

export const may = (person: Person, right: Right): boolean => roleMay(person?.role, right)

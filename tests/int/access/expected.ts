import { type Right, type Role, roleMay, roles } from '@/account/roles'

export type Caller = Role | 'anonymous'
export const callers: readonly Caller[] = ['anonymous', ...roles]

export const operations = [
  'create',
  'find',
  'findByID',
  'count',
  'update',
  'delete',
  'versions',
] as const
export type Operation = (typeof operations)[number]

/**
 * `yes`: done. `no`: refused, nothing changes. `published`: done, drafts left out.
 * `own`: done, other people's left out. `none`: there is no such operation.
 */
export type Outcome = 'yes' | 'no' | 'published' | 'own' | 'none'

type Row = Record<Operation, Record<Caller, Outcome>>

const who = (outcomeOf: (caller: Caller) => Outcome) =>
  Object.fromEntries(callers.map((caller) => [caller, outcomeOf(caller)])) as Record<
    Caller,
    Outcome
  >

/** Done for each role with this right; `otherwise` for the other roles, `stranger` for the rest. */
const needs = (right: Right, otherwise: Outcome = 'no', stranger: Outcome = 'no') =>
  who((caller) => {
    if (caller === 'anonymous') return stranger
    return roleMay(caller, right) ? 'yes' : otherwise
  })

/** Done for each role with one of these rights, and for nobody else. */
const needsOneOf = (...rights: Right[]) =>
  who((caller) =>
    caller !== 'anonymous' && rights.some((right) => roleMay(caller, right)) ? 'yes' : 'no',
  )

const everyone = who(() => 'yes')
const editors = needs('editContent')
const nobody = who(() => 'no')
const signedIn = who((caller) => (caller === 'anonymous' ? 'no' : 'yes'))
const own = who((caller) => (caller === 'anonymous' ? 'no' : 'own'))
const nothing = who(() => 'none')
const published = needs('editContent', 'published', 'published')
const menuReaders = needsOneOf('editContent', 'readBookings')
const managersOrSelf = needs('manageUsers', 'own')

const content: Row = {
  create: editors,
  find: published,
  findByID: published,
  count: published,
  update: editors,
  delete: editors,
  versions: editors,
}

/** Which right each operation needs, written by hand; roles.ts says who has it. A collection that has no row here fails the suite. */
export const collectionAccess: Record<string, Row> = {
  bookings: {
    create: everyone,
    find: needs('readBookings'),
    findByID: needs('readBookings'),
    count: needs('readBookings'),
    update: needs('changeBookings'),
    delete: needs('changeBookings'),
    versions: nothing,
  },
  quotes: {
    create: nobody,
    find: needs('manageQuotes'),
    findByID: needs('manageQuotes'),
    count: needs('manageQuotes'),
    update: nobody,
    delete: nobody,
    versions: nothing,
  },
  vouchers: {
    create: nobody,
    find: needs('manageQuotes'),
    findByID: needs('manageQuotes'),
    count: needs('manageQuotes'),
    update: nobody,
    delete: nobody,
    versions: nothing,
  },
  services: content,
  'pricing-plans': content,
  dishes: {
    create: editors,
    find: menuReaders,
    findByID: menuReaders,
    count: menuReaders,
    update: editors,
    delete: editors,
    versions: nothing,
  },
  faqs: content,
  'team-members': content,
  'gallery-images': content,
  testimonials: content,
  redirects: {
    create: editors,
    find: editors,
    findByID: editors,
    count: editors,
    update: editors,
    delete: editors,
    versions: nothing,
  },
  media: {
    create: editors,
    find: everyone,
    findByID: everyone,
    count: everyone,
    update: editors,
    delete: editors,
    versions: nothing,
  },
  users: {
    create: needs('manageUsers'),
    find: managersOrSelf,
    findByID: managersOrSelf,
    count: managersOrSelf,
    update: managersOrSelf,
    delete: needs('manageUsers'),
    versions: nothing,
  },
  'audit-log': {
    create: nobody,
    find: needs('managePrivacy'),
    findByID: needs('managePrivacy'),
    count: needs('managePrivacy'),
    update: nobody,
    delete: nobody,
    versions: nothing,
  },
  'payload-kv': {
    create: nobody,
    find: nobody,
    findByID: nobody,
    count: nobody,
    update: nobody,
    delete: nobody,
    versions: nothing,
  },
  'payload-jobs': {
    create: nobody,
    find: nobody,
    findByID: nobody,
    count: nobody,
    update: nobody,
    delete: nobody,
    versions: nothing,
  },
  'payload-preferences': {
    create: signedIn,
    find: own,
    findByID: own,
    count: own,
    update: own,
    delete: own,
    versions: nothing,
  },
}

type GlobalRow = Record<'read' | 'update' | 'versions', Record<Caller, Outcome>>

const page: GlobalRow = {
  read: published,
  update: editors,
  versions: editors,
}

export const globalAccess: Record<string, GlobalRow> = {
  'site-settings': { read: everyone, update: needs('editSettings'), versions: nothing },
  'seller-settings': {
    read: needs('manageQuotes'),
    update: needs('editSettings'),
    versions: nothing,
  },
  'home-page': page,
  'about-page': page,
  'pricing-page': page,
  'legal-pages': { ...page, update: needs('editSettings') },
}

/** No endpoint reaches these over REST, and nothing of ours calls them for a person. */
export const unreachable = ['payload-migrations']

/** Over REST these work by key, for the caller's own only: tested in preferences.test.ts. */
export const byKey: Record<string, Operation[]> = {
  'payload-preferences': ['findByID', 'count', 'delete'],
}

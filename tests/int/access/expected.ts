export const callers = ['anonymous', 'staff', 'admin'] as const
export type Caller = (typeof callers)[number]

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

const who = (anonymous: Outcome, staff: Outcome, admin: Outcome) => ({ anonymous, staff, admin })

const everyone = who('yes', 'yes', 'yes')
const staffUp = who('no', 'yes', 'yes')
const adminOnly = who('no', 'no', 'yes')
const nobody = who('no', 'no', 'no')
const signedIn = who('no', 'yes', 'yes')
const own = who('no', 'own', 'own')
const nothing = who('none', 'none', 'none')

const content: Row = {
  create: staffUp,
  find: who('published', 'yes', 'yes'),
  findByID: who('published', 'yes', 'yes'),
  count: who('published', 'yes', 'yes'),
  update: staffUp,
  delete: staffUp,
  versions: staffUp,
}

/** The promise, written by hand: a collection that has no row here fails the suite. */
export const collectionAccess: Record<string, Row> = {
  bookings: {
    create: everyone,
    find: adminOnly,
    findByID: adminOnly,
    count: adminOnly,
    update: adminOnly,
    delete: adminOnly,
    versions: nothing,
  },
  services: content,
  'pricing-plans': content,
  faqs: content,
  'team-members': content,
  'gallery-images': content,
  testimonials: content,
  redirects: {
    create: staffUp,
    find: staffUp,
    findByID: staffUp,
    count: staffUp,
    update: staffUp,
    delete: staffUp,
    versions: nothing,
  },
  media: {
    create: staffUp,
    find: everyone,
    findByID: everyone,
    count: everyone,
    update: staffUp,
    delete: staffUp,
    versions: nothing,
  },
  users: {
    create: adminOnly,
    find: who('no', 'own', 'yes'),
    findByID: who('no', 'own', 'yes'),
    count: who('no', 'own', 'yes'),
    update: who('no', 'own', 'yes'),
    delete: adminOnly,
    versions: nothing,
  },
  'audit-log': {
    create: nobody,
    find: adminOnly,
    findByID: adminOnly,
    count: adminOnly,
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
  read: who('published', 'yes', 'yes'),
  update: staffUp,
  versions: staffUp,
}

export const globalAccess: Record<string, GlobalRow> = {
  'site-settings': { read: everyone, update: adminOnly, versions: nothing },
  'home-page': page,
  'about-page': page,
  'pricing-page': page,
  'legal-pages': { ...page, update: adminOnly },
}

/** No endpoint reaches these over REST, and nothing of ours calls them for a person. */
export const unreachable = ['payload-migrations']

/** Over REST these work by key, for the caller's own only: tested in preferences.test.ts. */
export const byKey: Record<string, Operation[]> = {
  'payload-preferences': ['findByID', 'count', 'delete'],
}

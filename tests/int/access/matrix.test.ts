import type { CollectionSlug, GlobalSlug, Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { getTestPayload, type TestPayload } from '../../helpers/testPayload'
import {
  createOverLocal,
  createOverRest,
  overLocal,
  overRest,
  type Answer,
  type Attempt,
} from './attempts'
import {
  callers,
  collectionAccess,
  globalAccess,
  operations,
  unreachable,
  type Caller,
  type Operation,
  type Outcome,
} from './expected'
import { changes, globalChanges, pixel, samples } from './samples'
import { makeSubjects } from './subjects'

let test: TestPayload
let payload: Payload
let image: string
let stranger: TypedUser
const attempts = {} as Record<Caller, Attempt>

beforeAll(async () => {
  test = await getTestPayload({ databaseUri: inject('databaseUri') })
  payload = test.payload
  const media = await payload.create({
    collection: 'media',
    data: { alt: 'A lamp' },
    file: await pixel(),
  })
  image = String(media.id)
  stranger = (await makeUser('stranger', 'staff')).user as TypedUser
  attempts.anonymous = { payload, user: null, token: null }
  attempts.staff = await makeUser('staff', 'staff')
  attempts.admin = await makeUser('admin', 'admin')
})

afterAll(() => test.destroy())

describe('[V1] [U3] who may do what', () => {
  it('should have a row for every collection and global of the config', () => {
    const { collections, globals } = payload.config
    expect([...Object.keys(collectionAccess), ...unreachable].sort()).toEqual(
      collections.map(({ slug }) => slug).sort(),
    )
    expect(Object.keys(globalAccess).sort()).toEqual(globals.map(({ slug }) => slug).sort())
  })

  describe.each(Object.entries(collectionAccess))('%s', (slug, row) => {
    describe.each(callers)('%s', (caller) => {
      it.each(operations)(
        'should answer %s as promised, over REST and the Local API',
        async (operation) => {
          const expected = row[operation][caller]
          if (expected === 'none') {
            expect(payload.collections[slug as CollectionSlug].config.versions).toBeFalsy()
            return
          }
          expect({
            rest: await observe(slug, operation, caller, 'rest'),
            local: await observe(slug, operation, caller, 'local'),
          }).toEqual({ rest: expected, local: expected })
        },
      )
    })
  })

  describe.each(Object.entries(globalAccess))('global %s', (slug, row) => {
    describe.each(callers)('%s', (caller) => {
      it.each(['read', 'update', 'versions'] as const)(
        'should answer %s as promised, over REST and the Local API',
        async (operation) => {
          const expected = row[operation][caller]
          if (expected === 'none') return
          const attempt = attempts[caller]
          const rest = await globalOverRest(attempt, slug, operation)
          const local = await globalOverLocal(attempt, slug, operation)
          expect({ rest, local }).toEqual({ rest: expected, local: expected })
        },
      )
    })
  })

  it('should answer 404 for collections without endpoints', async () => {
    for (const slug of unreachable) {
      expect(await overRest(attempts.admin, 'GET', `/${slug}`)).toMatchObject({ allowed: false })
    }
  })
})

async function makeUser(name: string, role: 'admin' | 'staff'): Promise<Attempt> {
  const email = `${name}@example.com`
  const password = 'correct-horse-battery'
  await payload.create({ collection: 'users', data: { email, password, role } })
  const { token, user } = await payload.login({ collection: 'users', data: { email, password } })
  return { payload, user: { ...user, collection: 'users' } as TypedUser, token: token ?? null }
}

async function observe(
  slug: string,
  operation: Operation,
  caller: Caller,
  via: 'rest' | 'local',
): Promise<Outcome> {
  const attempt = attempts[caller]
  if (operation === 'create') {
    const sample = samples[slug]?.({ image, user: String(stranger.id) }) ?? {}
    const before = await countAll(slug)
    const create = via === 'rest' ? createOverRest : createOverLocal
    const { allowed } = await create(attempt, slug, sample)
    expect((await countAll(slug)) - before).toBe(allowed ? 1 : 0)
    return allowed ? 'yes' : 'no'
  }
  const { user } = attempt
  const subjects = await makeSubjects({ image, payload, slug, stranger, user })
  const reach = via === 'rest' ? reachOverRest : reachOverLocal
  const reached = (id?: string) => id !== undefined && reach(attempt, slug, operation, id)
  const other = await reached(subjects.other)
  if (other) return !subjects.draft || (await reached(subjects.draft)) ? 'yes' : 'published'
  return (await reached(subjects.mine)) ? 'own' : 'no'
}

async function countAll(slug: string) {
  return (await payload.count({ collection: slug as CollectionSlug, trash: true })).totalDocs
}

const only = (id: string) => `where[id][equals]=${id}&draft=true`

async function reachOverRest(attempt: Attempt, slug: string, operation: Operation, id: string) {
  const calls: Record<Exclude<Operation, 'create'>, () => Promise<Answer>> = {
    find: () => overRest(attempt, 'GET', `/${slug}?${only(id)}`),
    findByID: () => overRest(attempt, 'GET', `/${slug}/${id}?draft=true`),
    count: () => overRest(attempt, 'GET', `/${slug}/count?${only(id)}`),
    update: () => overRest(attempt, 'PATCH', `/${slug}/${id}`, changes[slug]),
    delete: () => overRest(attempt, 'DELETE', `/${slug}/${id}`),
    versions: () => overRest(attempt, 'GET', `/${slug}/versions?where[parent][equals]=${id}`),
  }
  return wasReached(await calls[operation as keyof typeof calls](), operation)
}

async function reachOverLocal(attempt: Attempt, slug: string, operation: Operation, id: string) {
  const base = { collection: slug as CollectionSlug, overrideAccess: false, user: attempt.user }
  const where = { id: { equals: id } }
  const calls: Record<Exclude<Operation, 'create'>, () => Promise<unknown>> = {
    find: () => payload.find({ ...base, draft: true, where }),
    findByID: () => payload.findByID({ ...base, draft: true, id }),
    count: () => payload.count({ ...base, where }),
    update: () => payload.update({ ...base, data: changes[slug] as never, id }),
    delete: () => payload.delete({ ...base, id }),
    versions: () => payload.findVersions({ ...base, where: { parent: { equals: id } } }),
  }
  return wasReached(await overLocal(calls[operation as keyof typeof calls]), operation)
}

function wasReached({ allowed, ids, total }: Answer, operation: Operation) {
  if (operation === 'find' || operation === 'versions') return allowed && Boolean(ids?.length)
  return operation === 'count' ? allowed && total === 1 : allowed
}

type GlobalOperation = 'read' | 'update' | 'versions'

async function globalOverRest(attempt: Attempt, slug: string, operation: GlobalOperation) {
  await publishGlobal(slug)
  const path = `/globals/${slug}`
  if (operation === 'read')
    return readOutcome(slug, await overRest(attempt, 'GET', `${path}?draft=true`))
  const { allowed } =
    operation === 'update'
      ? await overRest(attempt, 'POST', path, globalChanges[slug]?.({ image }))
      : await overRest(attempt, 'GET', `${path}/versions`)
  return allowed ? 'yes' : 'no'
}

async function globalOverLocal(attempt: Attempt, slug: string, operation: GlobalOperation) {
  await publishGlobal(slug)
  const base = { slug: slug as GlobalSlug, overrideAccess: false, user: attempt.user }
  if (operation === 'read') {
    return readOutcome(slug, await overLocal(() => payload.findGlobal({ ...base, draft: true })))
  }
  const { allowed } = await overLocal<unknown>(() =>
    operation === 'update'
      ? payload.updateGlobal({ ...base, data: globalChanges[slug]?.({ image }) as never })
      : payload.findGlobalVersions(base),
  )
  return allowed ? 'yes' : 'no'
}

/** Publishes the global and lays a draft over it, so that a read tells whether drafts leak. */
async function publishGlobal(slug: string) {
  const global = slug as GlobalSlug
  const data = globalChanges[slug]?.({ image }) ?? {}
  await payload.updateGlobal({ slug: global, data: { ...data, _status: 'published' } as never })
  if (!hasDrafts(slug)) return
  const draft = { ...data, ...draftOf(slug) }
  await payload.updateGlobal({
    slug: global,
    data: { ...draft, _status: 'draft' } as never,
    draft: true,
  })
}

function draftOf(slug: string) {
  return slug === 'about-page' ? { title: 'Draft' } : { events: { title: 'Draft' } }
}

function hasDrafts(slug: string) {
  return Boolean(payload.globals.config.find((global) => global.slug === slug)?.versions?.drafts)
}

function readOutcome(slug: string, { allowed, body }: Answer): Outcome {
  if (!allowed) return 'no'
  return !hasDrafts(slug) || JSON.stringify(body).includes('"Draft"') ? 'yes' : 'published'
}

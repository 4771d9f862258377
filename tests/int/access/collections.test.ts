import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { request } from '../../harness/requests/rest'
import { createOverLocal, createOverRest } from './attempts'
import {
  byKey,
  callers,
  collectionAccess,
  operations,
  unreachable,
  type Caller,
  type Operation,
  type Outcome,
} from './expected'
import { reachOverLocal, reachOverRest } from './reach'
import { samples } from './samples'
import { setStage, type Stage } from './stage'
import { makeSubjects } from './subjects'

let stage: Stage

beforeAll(async () => {
  stage = await setStage()
})

afterAll(() => stage.destroy())

describe('[V1] [U3] who may do what with a collection', () => {
  it('should be promised for every collection of the config', () => {
    const slugs = stage.payload.config.collections.map(({ slug }) => slug)
    expect([...Object.keys(collectionAccess), ...unreachable].sort()).toEqual(slugs.sort())
  })

  it('should be out of reach for collections without endpoints', async () => {
    const { payload, token } = stage.attempts.admin
    for (const slug of unreachable) {
      expect((await request({ method: 'GET', path: `/${slug}`, payload, token })).status).toBe(404)
    }
  })

  describe.each(Object.entries(collectionAccess))('%s', (slug, row) => {
    describe.each(callers)('%s', (caller) => {
      it.each(operations)('should be as promised: %s', async (operation) => {
        const expected = row[operation][caller]
        if (expected === 'none') {
          const { config } = stage.payload.collections[slug as CollectionSlug]
          expect(config.versions).toBeFalsy()
          return
        }
        expect(await observe(slug, operation, caller, 'local')).toBe(expected)
        if (byKey[slug]?.includes(operation)) return
        const isShut = caller === 'anonymous' && !(slug === 'bookings' && operation === 'create')
        expect(await observe(slug, operation, caller, 'rest')).toBe(isShut ? 'no' : expected)
      })
    })
  })
})

type Way = 'rest' | 'local'

async function observe(
  slug: string,
  operation: Operation,
  caller: Caller,
  way: Way,
): Promise<Outcome> {
  if (operation === 'create') return observeCreate(slug, caller, way)
  const attempt = stage.attempts[caller]
  const make = () => makeSubjects({ ...stage, slug, user: attempt.user })
  const changes = operation === 'update' || operation === 'delete'
  const subjects = await (changes ? make() : once(`${slug} ${caller}`, make))
  const reach = way === 'rest' ? reachOverRest : reachOverLocal
  const reached = async (id?: string) =>
    id !== undefined && (await reach({ attempt, id, operation, slug }))
  if (await reached(subjects.other)) {
    return !subjects.draft || (await reached(subjects.draft)) ? 'yes' : 'published'
  }
  return (await reached(subjects.mine)) ? 'own' : 'no'
}

type Subjects = ReturnType<typeof makeSubjects>

const kept = new Map<string, Subjects>()

/** What is only read is made once for all operations that read. */
function once(key: string, make: () => Subjects): Subjects {
  const subjects = kept.get(key) ?? make()
  kept.set(key, subjects)
  return subjects
}

async function observeCreate(slug: string, caller: Caller, way: Way): Promise<Outcome> {
  const { attempts, image, stranger } = stage
  const data = samples[slug]?.({ image, user: stranger.id }) ?? {}
  const before = await countAll(slug)
  const create = way === 'rest' ? createOverRest : createOverLocal
  const { allowed } = await create(attempts[caller], slug, data)
  expect((await countAll(slug)) - before).toBe(allowed ? 1 : 0)
  return allowed ? 'yes' : 'no'
}

async function countAll(slug: string) {
  const { totalDocs } = await stage.payload.count({ collection: slug as CollectionSlug })
  return totalDocs
}

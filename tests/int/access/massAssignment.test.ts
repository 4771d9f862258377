import type { CollectionSlug, SanitizedCollectionConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signalFields } from '@/booking/rules/judgeSpam'
import { visitorFields } from '@/booking/rules/schema'
import { request } from '../../harness/requests/rest'
import type { Caller } from './expected'
import { hostileValues, nameless } from './hostileValues'
import { setStage, type Stage } from './stage'
import { stored } from './stored'
import { makeSubjects } from './subjects'

let stage: Stage

beforeAll(async () => {
  stage = await setStage()
})

afterAll(() => stage.destroy())

const content = ['services', 'pricing-plans', 'faqs', 'team-members', 'gallery-images']
const staffWrites = [...content, 'testimonials', 'dishes', 'media']

const configOf = (slug: string): SanitizedCollectionConfig =>
  stage.payload.collections[slug as CollectionSlug].config

const hostile = (slug: string, but: readonly string[] = []) => {
  const related = String(stage.stranger.id)
  const values = hostileValues({ fields: configOf(slug).flattenedFields, related })
  return Object.fromEntries(
    Object.entries({ ...nameless, ...values }).filter(([name]) => !but.includes(name)),
  )
}

const ask = (as: Caller, method: string, path: string, data: object) =>
  request({ data, method, path, payload: stage.payload, token: stage.attempts[as].token })

const without = (doc: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(doc).filter(([name, value]) => !names.includes(name) && value !== null),
  )

describe('[V1] more than was asked for, sent along', () => {
  it('should make the booking that a visitor would have made without it', async () => {
    const ours = [...visitorFields, ...signalFields]
    const make = async (contactNumber: string, extra: object) => {
      const { body, status } = await ask('anonymous', 'POST', '/bookings?draft=true&trash=true', {
        ...extra,
        contactNumber,
      })
      expect(status).toBe(201)
      return stored(stage.payload, 'bookings', body.doc.id)
    }
    const plain = await make('9829000011', {})
    const laden = await make('9829000012', hostile('bookings', ours))
    const own = ['_id', 'contactNumber', 'createdAt', 'idempotencyKey', 'reference', 'updatedAt']
    expect(scrubbed(without(laden, own))).toEqual(scrubbed(without(plain, own)))
    expect(JSON.stringify(laden)).not.toContain('hostile')
    expect(laden._id).not.toBe(nameless._id)
    expect(Date.parse(String(laden.createdAt))).toBeGreaterThan(Date.now() - 60_000)
  })

  it('should give a stranger nothing at any other door', async () => {
    const before = await counts()
    for (const { slug } of stage.payload.config.collections) {
      if (slug === 'bookings') continue
      const { status } = await ask('anonymous', 'POST', `/${slug}`, hostile(slug))
      expect([slug, [401, 403, 404].includes(status)]).toEqual([slug, true])
    }
    for (const { slug } of stage.payload.config.globals) {
      const { status } = await ask('anonymous', 'POST', `/globals/${slug}`, { name: 'hostile' })
      expect([slug, [401, 403, 404].includes(status)]).toEqual([slug, true])
    }
    expect(await counts()).toEqual(before)
  })

  it('should change no role, password or session when staff save themselves', async () => {
    const id = String(stage.attempts.staff.user?.id)
    const before = await stored(stage.payload, 'users', id)
    const data = { ...hostile('users', ['email', 'name']), name: 'Meera' }
    for (const path of [`/users/${id}`, `/users?where[id][equals]=${id}`]) {
      const { status } = await ask('staff', 'PATCH', path, data)
      expect([200, 400, 403]).toContain(status)
      const after = await stored(stage.payload, 'users', id)
      const free = ['name', 'updatedAt']
      expect(without(after, free)).toEqual(without(before, free))
    }
    const me = await request({
      method: 'GET',
      path: '/users/me',
      payload: stage.payload,
      token: stage.attempts.staff.token,
    })
    expect(me.body).toMatchObject({ user: { name: 'Meera', role: 'staff' } })
  })

  it.each(staffWrites)('should set none of what staff may not write: %s', async (slug) => {
    const { image, payload, stranger } = stage
    const { other } = await makeSubjects({ image, payload, slug, stranger, user: null })
    const before = await stored(stage.payload, slug, other)
    const closed: string[] = []
    for (const { access, name } of configOf(slug).flattenedFields as unknown as Guarded[]) {
      const req = { user: stage.attempts.staff.user }
      if (access?.update && !(await access.update({ req }))) closed.push(name)
    }
    const free = configOf(slug).flattenedFields.map(({ name }) => name)
    const extra = hostile(
      slug,
      free.filter((name) => !closed.includes(name) && name !== 'id'),
    )
    const { status } = await ask('staff', 'PATCH', `/${slug}/${other}`, extra)
    expect([200, 400]).toContain(status)
    const after = await stored(stage.payload, slug, other)
    expect(without(after, ['_status', 'updatedAt'])).toEqual(
      without(before, ['_status', 'updatedAt']),
    )
  })
})

interface Guarded {
  access?: { update?: (args: { req: object }) => boolean | Promise<boolean> }
  name: string
}

/** Ids and moments differ between two requests; what they belong to may not. */
const scrubbed = (doc: object) =>
  JSON.parse(
    JSON.stringify(doc)
      .replace(/"[0-9a-f]{24}"/g, '"id"')
      .replace(/"\d{4}-\d\d-\d\dT[^"]*"/g, '"moment"'),
  ) as object

async function counts() {
  const slugs = Object.keys(stage.payload.collections) as CollectionSlug[]
  return Promise.all(
    slugs.map(async (collection) => [
      collection,
      (await stage.payload.count({ collection })).totalDocs,
    ]),
  )
}

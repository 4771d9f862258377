import { randomUUID } from 'node:crypto'
import { mongo } from 'mongoose'
import type { Payload } from 'payload'
import { request } from '../../harness/requests/rest'
import { samples } from '../access/samples'
import type { Place, Subject } from './runPairs'

interface Scene {
  id: string
  slug: string
}

interface Given {
  collection: keyof typeof namedBy
  image: string
  payload: Payload
  token: string
}

/** By collection: the text that is its name. Those of the first two are also its address. */
const namedBy = {
  services: 'title',
  'pricing-plans': 'title',
  faqs: 'question',
  'gallery-images': 'title',
  'team-members': 'name',
  testimonials: 'author',
} as const

export const contentCollections = Object.keys(namedBy) as (keyof typeof namedBy)[]

export const hasAddress = (collection: keyof typeof namedBy) =>
  collection === 'services' || collection === 'pricing-plans'

type Stored = Record<string, unknown> & { _status?: string; order: number; slug?: string }

/** A published document with a draft that waits. */
export function contentSubject({ collection, image, payload, token }: Given): Subject<Scene> {
  const name = namedBy[collection]
  const isAddressed = hasAddress(collection)
  const stored = storedIn(payload, collection)
  const send = (method: string, { id }: Scene, query = '', data?: object) =>
    request({ data, method, path: `/${collection}/${id}${query}`, payload, token })
  const orders: Record<Place, number> = { one: 100, two: 200 }
  /** Payload makes the first one. Each scene has a copy. */
  const template = makeOne()

  async function makeOne() {
    const sample = samples[collection]?.({ image, user: '' })
    const data = { ...sample, [name]: 'Sangeet', _status: 'published', order: 1 } as never
    const { id } = await payload.create({ collection, data, depth: 0 })
    await payload.update({ collection, data: { order: 2 }, depth: 0, draft: true, id })
    const _id = new mongo.ObjectId(id)
    const [document, versions] = await Promise.all([
      stored.documents.findOne({ _id }),
      stored.versions.find({ parent: _id }).toArray(),
    ])
    return { document, versions }
  }

  return {
    async make() {
      const slug = `sangeet-${randomUUID()}`
      const { document, versions } = await template
      const parent = new mongo.ObjectId()
      const unique = {
        ...(isAddressed && { slug }),
        ...(collection === 'pricing-plans' && { popularMark: slug }),
      }
      const copied = versions.map(({ version, ...row }) => ({
        ...row,
        _id: new mongo.ObjectId(),
        parent,
        version: { ...version, ...unique },
      }))
      await stored.documents.insertOne({ ...document, _id: parent, ...unique })
      await stored.versions.insertMany(copied)
      return { id: String(parent), slug }
    },

    async seen({ id, slug }) {
      const found = { collection, depth: 0, where: { id: { equals: id } } } as const
      const [shown, edited, newest] = await Promise.all([
        payload.find({ ...found, overrideAccess: false }),
        payload.find({ ...found, draft: true }),
        stored.versions.countDocuments({ latest: true, parent: new mongo.ObjectId(id) }),
      ])
      const worded = (docs: object[]) =>
        (docs as Stored[]).map((doc) => [
          doc._status,
          doc[name],
          doc.order,
          doc.slug?.replace(slug, 'slug') ?? null,
        ])
      return { edited: worded(edited.docs), newest, shown: worded(shown.docs) }
    },

    writes: {
      publish: (scene, place) =>
        send('PATCH', scene, '', { _status: 'published', order: orders[place] + 1 }),
      schedule: ({ id }) => publishAsScheduled({ collection, id, payload }),
      unpublish: (scene) => send('PATCH', scene, '?unpublishAllLocales=true', { _status: 'draft' }),
      rename: (scene, place) =>
        send('PATCH', scene, '', {
          _status: 'published',
          [name]: `Sangeet ${place}`,
          ...(isAddressed && { slug: `${scene.slug}-${place}` }),
        }),
      'save a draft': (scene, place) =>
        send('PATCH', scene, '?draft=true', { _status: 'draft', order: orders[place] + 2 }),
      delete: (scene) => send('DELETE', scene),
    },
  }
}

interface Version {
  latest?: boolean
  parent: mongo.ObjectId
  version: object
}

const storedIn = ({ db }: Payload, collection: string) => ({
  documents: db.collections[collection as 'services']?.collection as unknown as mongo.Collection,
  versions: db.versions[collection]?.collection as unknown as mongo.Collection<Version>,
})

interface Scheduled {
  collection: keyof typeof namedBy
  id: string
  payload: Payload
}

/** Runs the job as often as Payload tries it, without the pauses in between. */
async function publishAsScheduled({ collection, id, payload }: Scheduled) {
  const job = await payload.jobs.queue({
    input: { doc: { relationTo: collection, value: id }, type: 'publish' },
    task: 'schedulePublish',
    waitUntil: new Date(Date.now() + 3_600_000),
  })
  for (;;) {
    const { jobStatus } = await payload.jobs.runByID({ id: job.id, silent: true })
    const status = jobStatus?.[job.id]?.status
    if (status === 'success') return { status: 200 }
    if (status !== 'error') return { status: 409 }
  }
}

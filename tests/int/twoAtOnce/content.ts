import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { Service } from '@/payload-types'
import { request } from '../../harness/rest'
import type { Subject } from './runPairs'

interface Scene {
  id: string
  slug: string
}

interface Given {
  image: string
  payload: Payload
  token: string
}

const collection = 'services'

/**
 * A published service, saved as the panel saves it: with all of its fields. What publishes is not among the
 * writes: Payload writes the document and its version one after the other, so two at once may mix.
 */
export function contentSubject({ image, payload, token }: Given): Subject<Scene> {
  const form = { category: 'weddings', image, kind: 'event', order: 10 } as const
  const save = ({ id, slug }: Scene, data: object, query = '') =>
    request({
      data: { ...form, capacity: null, slug, title: 'Sangeet', ...data },
      method: 'PATCH',
      path: `/${collection}/${id}${query}`,
      payload,
      token,
    })

  return {
    async make() {
      const slug = `sangeet-${randomUUID()}`
      const data = { ...form, _status: 'published', slug, title: 'Sangeet' } as const
      const { id } = await payload.create({ collection, data, depth: 0 })
      return { id, slug }
    },

    async seen({ id }) {
      const found = { collection, depth: 0, disableErrors: true, id } as const
      const [shown, edited] = await Promise.all([
        payload.findByID(found),
        payload.findByID({ ...found, draft: true }),
      ])
      const worded = (doc: Service | null) => doc && [doc._status, doc.title, doc.capacity]
      return {
        edited: worded(edited),
        shown: worded(shown),
      }
    },

    writes: {
      unpublish: (scene) => save(scene, { _status: 'draft' }),
      'save a draft': (scene, place) =>
        save(scene, { _status: 'draft', capacity: `Up to ${place}` }, '?draft=true'),
      delete: ({ id }) =>
        request({
          method: 'DELETE',
          path: `/${collection}/${id}`,
          payload,
          token,
        }),
    },
  }
}

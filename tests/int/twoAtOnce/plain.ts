import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { request } from '../../harness/requests/rest'
import { pixel } from '../access/samples'
import type { Subject } from './runPairs'

interface Given {
  admin: string
  payload: Payload
}

/** A picture, a dish, a redirect and the settings: what has no versions. */
export function plainSubjects({ admin: token, payload }: Given): Subject<string>[] {
  const send = (method: string, path: string, data: object) =>
    request({ data, method, path, payload, token })
  const patch = (path: string, data: object) => send('PATCH', path, data)

  return [
    {
      async make() {
        const file = await pixel()
        return (await payload.create({ collection: 'media', data: { alt: 'A lamp' }, file })).id
      },
      seen: async (id) => (await payload.findByID({ collection: 'media', id, locale: 'all' })).alt,
      writes: {
        'describe the picture': (id) => patch(`/media/${id}`, { alt: 'A brass lamp' }),
        'describe it in Hindi': (id) => patch(`/media/${id}?locale=hi`, { alt: 'पीतल का दीया' }),
      },
    },
    {
      async make() {
        const data = { title: 'Ghewar', course: 'sweets' } as const
        return (await payload.create({ collection: 'dishes', data })).id
      },
      async seen(id) {
        const dish = await payload.findByID({ collection: 'dishes', id, locale: 'all' })
        return [dish.title, dish.note]
      },
      writes: {
        'note how the dish is served': (id) => patch(`/dishes/${id}`, { note: 'With rabri' }),
        'name it in Hindi': (id) => patch(`/dishes/${id}?locale=hi`, { title: 'घेवर' }),
      },
    },
    {
      async make() {
        const data = { from: `/${randomUUID()}`, to: '/about' }
        return (await payload.create({ collection: 'redirects', data })).id
      },
      async seen(id) {
        const { from, to } = await payload.findByID({ collection: 'redirects', id })
        return [from.startsWith('/new'), to]
      },
      writes: {
        'change where it leads': (id) => patch(`/redirects/${id}`, { to: '/team' }),
        'change its address': (id) => patch(`/redirects/${id}`, { from: `/new-${id}` }),
      },
    },
    {
      async make() {
        const data = { name: 'Utsav', phone: null, tagline: null }
        await payload.updateGlobal({ slug: 'site-settings', data })
        return '/globals/site-settings'
      },
      async seen() {
        const { phone, tagline } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
        return [phone, tagline]
      },
      writes: {
        'change the phone': (path) => send('POST', path, { phone: '+919829012345' }),
        'change the tagline': (path) => send('POST', path, { tagline: 'Lamps' }),
      },
    },
  ]
}

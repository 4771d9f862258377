import type { ServiceKind } from '@/domain/services'
import { toSlug } from '@/domain/slug'
import { cateringServices } from '../content/cateringServices'
import { eventServices } from '../content/eventServices'
import { orderOf, reading, writing } from '../options'
import { questionIds } from '../questionIds'
import type { Seeding } from '../Seeding'
import { seedItems } from '../seedItems'

const services = [
  ...eventServices.map((service, place) => placed('event', service, place)),
  ...cateringServices.map((service, place) => placed('catering', service, place)),
]

export function seedServices(seeding: Seeding) {
  const { payload, memory, pictures } = seeding
  return seedItems({
    memory,
    name: 'services',
    items: services,
    keyOf: ({ title }) => toSlug(title),
    keyOfStored: ({ slug }) => String(slug),
    stored: async () => {
      const select = { slug: true } as const
      return (await payload.find({ ...reading, collection: 'services', select })).docs
    },
    make: async ({ gallery, picture, questions, ...service }) => {
      const image = await pictures.of(picture)
      if (!image) return null
      const more = await Promise.all((gallery ?? []).map((file) => pictures.of(file)))
      const data = {
        ...service,
        image,
        faqs: await questionIds(seeding, questions),
        gallery: more.filter((id) => id !== undefined),
        _status: 'published' as const,
      }
      return payload.create({ ...writing, collection: 'services', data })
    },
  })
}

function placed<Content>(kind: ServiceKind, content: Content, place: number) {
  return { ...content, kind, order: orderOf(place) }
}

import type { ServiceKind } from '@/domain/services'
import { toSlug } from '@/domain/slug'
import { cateringServices } from '../content/cateringServices'
import { eventServices } from '../content/eventServices'
import { orderOf, reading, writing } from '../options'
import type { Seeding } from '../Seeding'
import { seedItems } from '../seedItems'

const services = [
  ...eventServices.map((service, place) => placed('event', service, place)),
  ...cateringServices.map((service, place) => placed('catering', service, place)),
]

export function seedServices({ payload, memory, pictures }: Seeding) {
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
    make: async ({ picture, ...service }) => {
      const image = await pictures.of(picture)
      if (!image) return null
      const data = { ...service, image, _status: 'published' as const }
      return payload.create({ ...writing, collection: 'services', data })
    },
  })
}

function placed<Content>(kind: ServiceKind, content: Content, place: number) {
  return { ...content, kind, order: orderOf(place) }
}

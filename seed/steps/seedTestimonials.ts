import { toSlug } from '@/domain/slug'
import { testimonials } from '../content/testimonials'
import { orderOf, reading, writing } from '../options'
import type { Seeding } from '../Seeding'
import { seedItems } from '../seedItems'

export function seedTestimonials({ payload, memory }: Seeding) {
  return seedItems({
    memory,
    name: 'testimonials',
    items: testimonials,
    keyOf: ({ author }) => toSlug(author),
    keyOfStored: ({ author }) => toSlug(author),
    stored: async () => {
      const select = { author: true } as const
      return (await payload.find({ ...reading, collection: 'testimonials', select })).docs
    },
    make: (testimonial, place) =>
      payload.create({
        ...writing,
        collection: 'testimonials',
        data: { ...testimonial, order: orderOf(place) },
      }),
  })
}

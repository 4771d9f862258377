import { toSlug } from '@/domain/slug'
import { faqs } from '../content/faqs'
import { orderOf, reading, writing } from '../options'
import type { Seeding } from '../Seeding'
import { seedItems } from '../seedItems'

export function seedFaqs({ payload, memory }: Seeding) {
  return seedItems({
    memory,
    name: 'faqs',
    items: faqs,
    keyOf: ({ question }) => toSlug(question),
    keyOfStored: ({ question }) => toSlug(question),
    stored: async () => {
      const select = { question: true } as const
      return (await payload.find({ ...reading, collection: 'faqs', select })).docs
    },
    make: (faq, place) =>
      payload.create({
        ...writing,
        collection: 'faqs',
        data: { ...faq, order: orderOf(place), _status: 'published' },
      }),
  })
}

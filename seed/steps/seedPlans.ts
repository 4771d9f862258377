import { toSlug } from '@/domain/slug'
import { plans } from '../content/plans'
import { orderOf, reading, writing } from '../options'
import type { Seeding } from '../Seeding'
import { seedItems } from '../seedItems'

export function seedPlans({ payload, memory }: Seeding) {
  return seedItems({
    memory,
    name: 'plans',
    items: plans,
    keyOf: ({ title }) => toSlug(title),
    keyOfStored: ({ slug }) => String(slug),
    stored: async () => {
      const select = { slug: true } as const
      return (await payload.find({ ...reading, collection: 'pricing-plans', select })).docs
    },
    make: (plan, place) =>
      payload.create({
        ...writing,
        collection: 'pricing-plans',
        data: { ...plan, order: orderOf(place), _status: 'published' },
      }),
  })
}

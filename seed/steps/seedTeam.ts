import { toSlug } from '@/domain/slug'
import { team } from '../content/team'
import { orderOf, reading, writing } from '../options'
import type { Seeding } from '../Seeding'
import { seedItems } from '../seedItems'

export function seedTeam({ payload, memory, pictures }: Seeding) {
  return seedItems({
    memory,
    name: 'team',
    items: team,
    keyOf: ({ name }) => toSlug(name),
    keyOfStored: ({ name }) => toSlug(name),
    stored: async () => {
      const select = { name: true } as const
      return (await payload.find({ ...reading, collection: 'team-members', select })).docs
    },
    make: async ({ picture, ...member }, place) => {
      const image = await pictures.of(picture)
      if (!image) return null
      return payload.create({
        ...writing,
        collection: 'team-members',
        data: { ...member, image, order: orderOf(place), _status: 'published' },
      })
    },
  })
}

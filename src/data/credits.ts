import { cachedRead } from './cachedRead'

export interface PictureCredit {
  credit: string
  licence: string
  count: number
}

/** Who made the pictures and under which licence, the largest group first. */
export const readCredits = cachedRead(
  { name: 'credits', of: ['media'] },
  async (payload): Promise<PictureCredit[]> => {
    const { docs } = await payload.find({
      collection: 'media',
      depth: 0,
      overrideAccess: false,
      pagination: false,
      select: { credit: true, licence: true },
    })
    const groups = new Map<string, PictureCredit>()
    for (const picture of docs) {
      const [credit, licence] = [picture.credit ?? '', picture.licence ?? '']
      const key = JSON.stringify([credit, licence])
      const group = groups.get(key) ?? { credit, licence, count: 0 }
      groups.set(key, { ...group, count: group.count + 1 })
    }
    return [...groups.values()].sort((one, other) => other.count - one.count)
  },
)

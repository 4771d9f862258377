import type { Memory } from './database'

export interface Stored {
  id: string
}

export interface Outcome {
  made: number
  leftOut: number
}

interface ItemsToSeed<Item, Existing extends Stored> {
  memory: Memory
  name: string
  items: readonly Item[]
  keyOf(item: Item): string
  keyOfStored(stored: Existing): string
  stored(): Promise<Existing[]>
  make(item: Item, place: number): Promise<Stored | null>
}

/**
 * Creates what was never seeded. An item that exists but is not remembered is taken as it is: an
 * editor made it, or a seed that was cut off.
 */
export async function seedItems<Item, Existing extends Stored>(
  work: ItemsToSeed<Item, Existing>,
): Promise<Outcome> {
  const { memory, name, items } = work
  const outcome = { made: 0, leftOut: 0 }
  const missing = items
    .map((item, place) => ({ item, key: `${name}:${work.keyOf(item)}`, place }))
    .filter(({ key }) => !memory.has(key))
  if (missing.length === 0) return outcome

  const stored = await work.stored()
  const there = new Map(stored.map((doc) => [`${name}:${work.keyOfStored(doc)}`, doc]))
  await inParallel(missing, async ({ item, key, place }) => {
    const old = there.get(key)
    const doc = old ?? (await work.make(item, place))
    if (doc) await memory.keep(key, doc.id)
    if (!doc) outcome.leftOut += 1
    else if (!old) outcome.made += 1
  })
  return outcome
}

const lanes = 4

/** Works through the items in their order, a few at a time; after an error no more are begun. */
export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < items.length; at += lanes) {
    const results = await Promise.allSettled(items.slice(at, at + lanes).map(work))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  }
}

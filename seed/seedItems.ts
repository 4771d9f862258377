import type { Memory } from './database'

export interface Stored {
  id: string
}

export interface Outcome {
  made: number
  /** Not made because the picture they need was removed. */
  leftOut: number
}

interface ItemsToSeed<Item, Existing extends Stored> {
  memory: Memory
  name: string
  items: readonly Item[]
  /** What tells one item from the other and stays the same over the years. */
  keyOf(item: Item): string
  /** The same key, of what is in the database. */
  keyOfStored(stored: Existing): string
  /** What is there already, asked only when something is to be made. */
  stored(): Promise<Existing[]>
  /** Null when it cannot be made now. */
  make(item: Item, place: number): Promise<Stored | null>
}

/**
 * Makes what was never seeded. What is there but not remembered was made by a seed that was cut off
 * before it could note it, or by an editor: it is taken as it is.
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

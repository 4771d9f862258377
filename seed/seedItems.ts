import type { Memory } from './database'
import { missingTexts, type Texts } from './missingTexts'

export interface Stored {
  id: string
}

export interface Outcome {
  made: number
  translated: number
  leftOut: number
}

export interface Place {
  read(ids: string[]): Promise<(Stored & Texts)[]>
  writeHindi(stored: Stored & Texts, texts: Texts): Promise<unknown>
}

interface ItemsToSeed<Item, Existing extends Stored> {
  memory: Memory
  name: string
  items: readonly Item[]
  keyOf(item: Item): string
  keyOfStored(stored: Existing): string
  stored(): Promise<Existing[]>
  make(item: Item, place: number): Promise<Stored | null>
  texts(item: Item): Record<'english' | 'hindi', Texts>
  place: Place
}

/**
 * Creates in English what was never seeded, then writes the Hindi texts. Both are remembered item by item,
 * so that a seed which was cut off goes on where it ended. An item that exists but is not remembered is
 * taken as it is: an editor made it, or a seed that was cut off.
 */
export async function seedItems<Item, Existing extends Stored>(
  work: ItemsToSeed<Item, Existing>,
): Promise<Outcome> {
  const items = work.items.map((item, at) => ({
    item,
    key: `${work.name}:${work.keyOf(item)}`,
    at,
  }))
  const { leftOut, made } = await makeMissing(work, items)
  const translated = await translate(work, items)
  return { leftOut, made: made.size, translated: translated.filter((key) => !made.has(key)).length }
}

interface Keyed<Item> {
  item: Item
  key: string
  at: number
}

async function makeMissing<Item, Existing extends Stored>(
  work: ItemsToSeed<Item, Existing>,
  items: Keyed<Item>[],
) {
  const { memory, name } = work
  const made = new Set<string>()
  let leftOut = 0
  const missing = items.filter(({ key }) => !memory.has(key))
  if (missing.length === 0) return { leftOut, made }

  const stored = await work.stored()
  const there = new Map(stored.map((doc) => [`${name}:${work.keyOfStored(doc)}`, doc]))
  await inParallel(missing, async ({ item, key, at }) => {
    const old = there.get(key)
    const doc = old ?? (await work.make(item, at))
    if (doc) await memory.keep(key, doc.id)
    if (!doc) leftOut += 1
    else if (!old) made.add(key)
  })
  return { leftOut, made }
}

const inHindi = (key: string) => `hi:${key}`

async function translate<Item, Existing extends Stored>(
  { memory, place, texts }: ItemsToSeed<Item, Existing>,
  items: Keyed<Item>[],
): Promise<string[]> {
  const translated: string[] = []
  const missing = items.filter(({ key }) => memory.has(key) && !memory.has(inHindi(key)))
  if (missing.length === 0) return translated

  const ids = await Promise.all(missing.map(async ({ key }) => (await memory.idOf(key)) ?? ''))
  const docs = new Map((await place.read(ids)).map((doc) => [doc.id, doc]))
  await inParallel([...missing.entries()], async ([at, { item, key }]) => {
    const id = ids[at] ?? ''
    const stored = docs.get(id)
    const data = stored && missingTexts({ ...texts(item), stored })
    if (data) {
      await place.writeHindi(stored, data)
      translated.push(key)
    }
    await memory.keep(inHindi(key), id)
  })
  return translated
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

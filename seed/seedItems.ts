import { type TranslatedLocale, translatedLocales } from '@/rules/locales'
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

export interface TextStore {
  read(ids: string[]): Promise<(Stored & Texts)[]>
  write(stored: Stored & Texts, texts: { data: Texts; locale: TranslatedLocale }): Promise<unknown>
}

export interface ItemTexts {
  original: Texts
  translated: Partial<Record<TranslatedLocale, Texts>>
}

interface ItemsToSeed<Item, Existing extends Stored> {
  memory: Memory
  name: string
  items: readonly Item[]
  keyOf(item: Item): string
  keyOfStored(stored: Existing): string
  stored(): Promise<Existing[]>
  make(item: Item, place: number): Promise<Stored | null>
  texts(item: Item): ItemTexts
  place: TextStore
}

/**
 * Creates documents in English that were never seeded, then writes the translations. Both are remembered for
 * each item, so that an interrupted seed can continue. An existing item that is not remembered stays as it
 * is: an editor made it, or an interrupted seed.
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
  const translated = new Set<string>()
  for (const locale of translatedLocales) {
    for (const key of await translate(work, { items, locale })) translated.add(key)
  }
  const old = [...translated].filter((key) => !made.has(key))
  return { leftOut, made: made.size, translated: old.length }
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

async function translate<Item, Existing extends Stored>(
  { memory, place, texts }: ItemsToSeed<Item, Existing>,
  { items, locale }: { items: Keyed<Item>[]; locale: TranslatedLocale },
): Promise<string[]> {
  const written: string[] = []
  const translatedKey = (key: string) => `${locale}:${key}`
  const missing = items.filter(({ key }) => memory.has(key) && !memory.has(translatedKey(key)))
  if (missing.length === 0) return written

  const ids = await Promise.all(missing.map(async ({ key }) => (await memory.idOf(key)) ?? ''))
  const docs = new Map((await place.read(ids)).map((doc) => [doc.id, doc]))
  await inParallel([...missing.entries()], async ([at, { item, key }]) => {
    const id = ids[at] ?? ''
    const stored = docs.get(id)
    const { original, translated } = texts(item)
    const own = translated[locale]
    if (!own) return
    const data = stored && missingTexts({ locale, original, stored, translated: own })
    if (data) {
      await place.write(stored, { data, locale })
      written.push(key)
    }
    await memory.keep(translatedKey(key), id)
  })
  return written
}

const lanes = 4

/** Processes the items in order, a few at a time. After an error, no more are started. */
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

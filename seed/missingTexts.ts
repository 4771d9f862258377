import { isDeepStrictEqual } from 'node:util'
import { isBlank } from '@/rules/text'

export type Texts = object

interface Translated {
  english: Texts
  hindi: Texts
  stored: Texts
}

/**
 * The Hindi texts that a document lacks, or undefined. A field is filled only while its English text is the
 * seed's: the Hindi one would not say the same otherwise. Rows of an array carry their id, without which
 * Payload takes them for new ones.
 */
export function missingTexts({ english, hindi, stored }: Translated): Texts | undefined {
  const found = Object.entries(hindi).flatMap(([name, value]: [string, unknown]) => {
    const missing = missingValue(value, valueOf(english, name), valueOf(stored, name))
    return missing === undefined ? [] : [[name, missing] as const]
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

function missingValue(hindi: unknown, english: unknown, stored: unknown): unknown {
  if (isRows(hindi)) return missingRows(hindi, english, stored)
  if (isGroup(hindi)) {
    return isObject(english) && isObject(stored)
      ? missingTexts({ english, hindi, stored })
      : undefined
  }
  const { en, hi } = (isObject(stored) ? stored : {}) as { en?: unknown; hi?: unknown }
  return isBlank(hi) && isDeepStrictEqual(en, english) ? hindi : undefined
}

function missingRows(hindi: Texts[], english: unknown, stored: unknown) {
  if (!isRows(english) || !isRows(stored)) return undefined
  const missing = stored.map((row, place) => {
    const pair = { english: english[place] ?? {}, hindi: hindi[place] ?? {} }
    return missingTexts({ ...pair, stored: row })
  })
  if (missing.every((texts) => texts === undefined)) return undefined
  return stored.map((row, place) => ({ id: valueOf(row, 'id'), ...missing[place] }))
}

const valueOf = (texts: Texts, name: string): unknown => Reflect.get(texts, name)

const isObject = (value: unknown): value is Texts => typeof value === 'object' && value !== null

const isGroup = (value: unknown): value is Texts =>
  isObject(value) && !Array.isArray(value) && !('root' in value)

const isRows = (value: unknown): value is Texts[] =>
  Array.isArray(value) && value.length > 0 && value.every(isGroup)

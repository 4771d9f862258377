import { isDeepStrictEqual } from 'node:util'
import { type Locale, rootLocale, type TranslatedLocale } from '@/rules/locales'
import { isBlank } from '@/rules/text'

export type Texts = object

interface Translated {
  locale: TranslatedLocale
  /** The English text in the seed. */
  original: Texts
  stored: Texts
  translated: Texts
}

/**
 * The texts that a document lacks in this language, or undefined. A translation is added only while the
 * English text is that of the seed. Rows of an array keep their id; without it, Payload treats them as new.
 */
export function missingTexts(texts: Translated): Texts | undefined {
  const found = Object.keys(texts.translated).flatMap((name) => {
    const missing = missingValue({
      ...texts,
      original: valueOf(texts.original, name),
      stored: valueOf(texts.stored, name),
      translated: valueOf(texts.translated, name),
    })
    return missing === undefined ? [] : [[name, missing] as const]
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

type Values = Record<Exclude<keyof Translated, 'locale'>, unknown> & Pick<Translated, 'locale'>

function missingValue({ locale, original, stored, translated }: Values): unknown {
  if (isRows(translated)) return missingRows({ locale, original, stored, translated })
  if (isGroup(translated)) {
    return isObject(original) && isObject(stored)
      ? missingTexts({ locale, original, stored, translated })
      : undefined
  }
  const texts: Partial<Record<Locale, unknown>> = isObject(stored) ? stored : {}
  const isSame = isDeepStrictEqual(texts[rootLocale], original)
  return isBlank(texts[locale]) && isSame ? translated : undefined
}

function missingRows({ locale, original, stored, translated }: Values & { translated: Texts[] }) {
  if (!isRows(original) || !isRows(stored)) return undefined
  const missing = stored.map((row, place) =>
    missingTexts({
      locale,
      original: original[place] ?? {},
      stored: row,
      translated: translated[place] ?? {},
    }),
  )
  if (missing.every((texts) => texts === undefined)) return undefined
  return stored.map((row, place) => ({ id: valueOf(row, 'id'), ...missing[place] }))
}

const valueOf = (texts: Texts, name: string): unknown => Reflect.get(texts, name)

const isObject = (value: unknown): value is Texts => typeof value === 'object' && value !== null

const isGroup = (value: unknown): value is Texts =>
  isObject(value) && !Array.isArray(value) && !('root' in value)

const isRows = (value: unknown): value is Texts[] =>
  Array.isArray(value) && value.length > 0 && value.every(isGroup)

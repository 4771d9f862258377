import type { Payload } from 'payload'
import { isLocale, rootLocale } from '@/rules/locales'
import { hasWords, isBlank } from '@/rules/text'
import { untranslated } from './untranslated'

/**
 * The fallback of pages to English, field by field: an empty text is taken from English and marked for
 * `langOf`. Payload's own fallback is disabled, because its panel would show and save the English text. A
 * text that is empty in both languages is omitted.
 */
export function withFallback(payload: Payload): Payload {
  const reads: Pick<Payload, 'find' | 'findByID' | 'findGlobal'> = {
    find: async (options) => {
      const own = await payload.find(options)
      if (!needsFallback(options.locale)) return { ...own, docs: withoutBlanks(own.docs) }
      const first = await payload.find({ ...options, locale: rootLocale })
      return { ...own, docs: withoutBlanks(fill(own.docs, first.docs)) }
    },
    findByID: async (options) => {
      const own = await payload.findByID(options)
      if (!needsFallback(options.locale) || !own) return withoutBlanks(own)
      return withoutBlanks(fill(own, await payload.findByID({ ...options, locale: rootLocale })))
    },
    findGlobal: async (options) => {
      const own = await payload.findGlobal(options)
      if (!needsFallback(options.locale)) return withoutBlanks(own)
      return withoutBlanks(fill(own, await payload.findGlobal({ ...options, locale: rootLocale })))
    },
  }
  return Object.assign(Object.create(payload) as Payload, reads)
}

const needsFallback = (locale: unknown) => isLocale(locale) && locale !== rootLocale

/** Fills the empty fields of `own` from `first`. A rich text is one field. */
export function fill<Value>(own: Value, first: Value): Value {
  if (Array.isArray(own) && Array.isArray(first)) {
    return own.map((item: unknown, index) => fill(item, matching(first, item, index))) as Value
  }
  if (!isFields(own) || !isFields(first)) return own
  const gaps = Object.keys(first).filter((name) => isBlank(own[name]) && !isBlank(first[name]))
  const filled = Object.entries(own).map(([name, value]) => [name, fill(value, first[name])])
  const taken = gaps.map((name) => [name, first[name]])
  return {
    ...Object.fromEntries([...filled, ...taken]),
    ...(gaps.length > 0 && { [untranslated]: gaps }),
  } as Value
}

type Fields = Record<string, unknown>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !('root' in value)
}

/** Pages only check whether a text exists, so empty lines of lists are removed. */
function withoutBlanks<Value>(value: Value): Value {
  if (Array.isArray(value)) {
    return value.filter((item) => !isBlank(item)).map(withoutBlanks) as Value
  }
  if (isRichText(value)) return { ...value, root: withoutBlankParts(value.root) }
  if (!isFields(value)) return value
  const filled = Object.entries(value).filter(([, inner]) => !isBlank(inner))
  return Object.fromEntries(filled.map(([name, inner]) => [name, withoutBlanks(inner)])) as Value
}

interface RichText {
  root: unknown
}

const isRichText = (value: unknown): value is RichText =>
  typeof value === 'object' && value !== null && 'root' in value

/** True for an empty paragraph, heading, link or list item. */
function withoutBlankParts(node: unknown): unknown {
  if (typeof node !== 'object' || node === null || !('children' in node)) return node
  const children = node.children as object[]
  const shown = children.filter((child) => !('children' in child) || hasWords(child))
  return { ...node, children: shown.map(withoutBlankParts) }
}

function matching(all: unknown[], item: unknown, index: number): unknown {
  if (!isFields(item) || !('id' in item)) return all[index]
  return all.find((other) => isFields(other) && other.id === item.id)
}

import type { Payload } from 'payload'
import { isLocale, rootLocale } from './locales'
import { untranslated } from './untranslated'

/**
 * The one place where pages fall back, field by field: a text that is empty in the language of the page is taken
 * from the first one and marked for `langOf`. Payload itself does not fall back: its panel would show and
 * save the other language's text.
 */
export function withFallback(payload: Payload): Payload {
  const reads: Pick<Payload, 'find' | 'findByID' | 'findGlobal'> = {
    find: async (options) => {
      const own = await payload.find(options)
      if (!needsFallback(options.locale)) return own
      const first = await payload.find({ ...options, locale: rootLocale })
      return { ...own, docs: fill(own.docs, first.docs) }
    },
    findByID: async (options) => {
      const own = await payload.findByID(options)
      if (!needsFallback(options.locale) || !own) return own
      return fill(own, await payload.findByID({ ...options, locale: rootLocale }))
    },
    findGlobal: async (options) => {
      const own = await payload.findGlobal(options)
      if (!needsFallback(options.locale)) return own
      return fill(own, await payload.findGlobal({ ...options, locale: rootLocale }))
    },
  }
  return Object.assign(Object.create(payload) as Payload, reads)
}

const needsFallback = (locale: unknown) => isLocale(locale) && locale !== rootLocale

/** `own` with its gaps filled from `first`; a rich text is one field. */
export function fill<Value>(own: Value, first: Value): Value {
  if (Array.isArray(own) && Array.isArray(first)) {
    return own.map((item: unknown, index) => fill(item, matching(first, item, index))) as Value
  }
  if (!isFields(own) || !isFields(first)) return own
  const gaps = Object.keys(first).filter((name) => isEmpty(own[name]) && !isEmpty(first[name]))
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

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}

function matching(all: unknown[], item: unknown, index: number): unknown {
  if (!isFields(item) || !('id' in item)) return all[index]
  return all.find((other) => isFields(other) && other.id === item.id)
}

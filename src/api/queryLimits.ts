import { maxLengths } from '@/rules/maxLengths'

/** Conditions can be JSON text. Undefined when it is invalid. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (value === '') return {}
  try {
    return JSON.parse(value) ?? undefined
  } catch {
    return undefined
  }
}

/** True for conditions with a MongoDB operator, such as `$gt`. */
export const namesOperator = ({ where }: Record<string, unknown>) => hasOperator(parsed(where))

const hasOperator = (value: unknown): boolean =>
  isObject(value) &&
  Object.entries(value).some(([name, inner]) => name.startsWith('$') || hasOperator(inner))

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null

/**
 * The maximum size of a query. Payload builds conditions synchronously: 30,000 of them block all requests for
 * seconds.
 */
const most = {
  /** Levels of objects and lists in one parameter. */
  depth: 12,
  /** Groups, fields and operators of all conditions together. One condition in a list counts three. */
  parts: 150,
  sortFields: 10,
  /** Characters of one value. */
  text: maxLengths.url,
  /** Values of one list, such as ids. */
  values: 500,
  /** Words of one value: Payload compares each word separately. */
  words: 20,
}

export function exceedsQueryLimits(query: Record<string, unknown>): boolean {
  const where = parsed(query.where)
  return (
    isDeeper({ ...query, data: parsed(query.data), where }, most.depth + 1) ||
    countSortFields(query.sort) > most.sortFields ||
    countParts(where) > most.parts ||
    hasLargeValue(where)
  )
}

export function isDeeper(value: unknown, levels: number): boolean {
  if (!isObject(value)) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}

const countSortFields = (sort: unknown) =>
  [sort].flat().reduce<number>((sum, names) => sum + String(names).split(',').length, 0)

function countParts(where: unknown): number {
  if (!isObject(where)) return 0
  const entries = Object.entries(where)
  return entries.reduce((sum, [name, value]) => sum + 1 + countInside(name, value), 0)
}

function countInside(name: string, value: unknown): number {
  if (!isObject(value)) return 0
  const inner: unknown[] = Object.values(value)
  if (!['and', 'or'].includes(name.toLowerCase())) return inner.length
  return inner.reduce<number>((sum, where) => sum + 1 + countParts(where), 0)
}

function hasLargeValue(value: unknown): boolean {
  if (typeof value === 'string') {
    return value.length > most.text || value.split(' ').length > most.words
  }
  if (Array.isArray(value) && value.length > most.values) return true
  return isObject(value) && Object.values(value).some(hasLargeValue)
}

import { maxLengths } from '@/rules/maxLengths'

/** Operators of point fields, which no collection has. */
const forPlaces = ['near', 'within', 'intersects']

/**
 * True for a query that makes Payload or mongoose throw: conditions that are not JSON, objects as
 * values, impossible field names.
 */
export function malformedQuery({ data, sort, where }: Record<string, unknown>): boolean {
  return !isRecord(data) || !isRecord(where) || !fitSort(sort) || !fitWhere(where)
}

function isRecord(value: unknown): boolean {
  const told = parsed(value) ?? (typeof value === 'string' ? undefined : {})
  return isObject(told) && !Array.isArray(told)
}

/** Conditions may come as JSON text; undefined when that is invalid. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (value === '') return {}
  try {
    return JSON.parse(value) ?? undefined
  } catch {
    return undefined
  }
}

function fitSort(sort: unknown): boolean {
  if (Array.isArray(sort)) return sort.every(fitSort)
  if (typeof sort !== 'string') return sort === undefined
  return sort.split(',').every((name) => /^-?\w+(\.\w+)*$/.test(name))
}

function fitWhere(where: unknown): boolean {
  const asked = parsed(where)
  if (asked === undefined) return true
  if (!isObject(asked)) return false
  return Object.entries(asked).every(([name, value]) => {
    if (name.toLowerCase() !== 'and' && name.toLowerCase() !== 'or') return fitField(value)
    return isObject(value) && Object.values(value).every(fitWhere)
  })
}

function fitField(asked: unknown): boolean {
  if (!isObject(asked)) return true
  return Object.entries(asked).every(
    ([operator, value]) => !forPlaces.includes(operator) && fitValue(value),
  )
}

/** A relation to one of several collections is asked for as an object of two texts. */
function fitValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(fitValue)
  if (!isObject(value)) return true
  return Object.entries(value).every(
    ([name, part]) => ['relationTo', 'value'].includes(name) && !isObject(part),
  )
}

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null

/**
 * The largest query of a read. Payload builds conditions synchronously: 30,000 of them block every
 * visitor for seconds.
 */
const most = {
  /** Levels of objects and lists in one parameter. */
  depth: 12,
  /** Groups, fields and operators of all conditions together; one condition in a list has three. */
  parts: 150,
  sortFields: 10,
  /** Characters of one value. */
  text: maxLengths.url,
  /** Values of one list, such as ids. */
  values: 500,
  /** Words of one value; Payload compares each by itself. */
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
  return entries.reduce((sum, [name, asked]) => sum + 1 + countInside(name, asked), 0)
}

function countInside(name: string, asked: unknown): number {
  if (!isObject(asked)) return 0
  const inner: unknown[] = Object.values(asked)
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

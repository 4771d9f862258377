/** Payload knows these for fields with a place on the map; no collection has one. */
const forPlaces = ['near', 'within', 'intersects']

/**
 * True for what no list of ours asks, and what Payload and mongoose break over: conditions that are
 * no JSON, values that are objects (which a database may read as its own operators), names that
 * no field has.
 */
export function malformedQuery({ data, sort, where }: Record<string, unknown>): boolean {
  return !isRecord(data) || !isRecord(where) || !fitSort(sort) || !fitWhere(where)
}

/** Nothing, or names and values. */
function isRecord(value: unknown): boolean {
  const told = parsed(value) ?? (typeof value === 'string' ? undefined : {})
  return isObject(told) && !Array.isArray(told)
}

/** Conditions may come as one JSON text; undefined where it is none. */
export function parsed(value: unknown): unknown {
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

/** `{ equals: 'x' }`; what else stands here Payload refuses by itself. */
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

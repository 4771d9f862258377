import { describe, expect, it } from 'vitest'
import { exceedsQueryLimits, namesOperator } from '@/api/queryLimits'

const list = <T>(length: number, value: T) => Array.from({ length }, () => value)
const title = { title: { equals: 'x' } }

/** `{ or: [{ or: [… }] }` */
const deep = (levels: number) =>
  `${'{"or":['.repeat(levels)}${JSON.stringify(title)}${']}'.repeat(levels)}`

describe('[V1] the size of a query', () => {
  it.each<[string, Record<string, unknown>]>([
    ['many conditions', { where: { or: list(30_000, title) } }],
    ['as one JSON text', { where: JSON.stringify({ or: list(30_000, title) }) }],
    ['as an object', { where: { or: { ...list(100, title) } } }],
    ['many empty groups', { where: { or: list(1000, {}) } }],
    ['many empty fields', { where: Object.fromEntries(list(200, 0).map((_, i) => [`f${i}`, {}])) }],
    ['conditions inside conditions', { where: JSON.parse(deep(3000)) as unknown }],
    ['the same as text', { where: deep(3000) }],
    ['a deep parameter of another name', { select: JSON.parse(deep(3000)) as unknown }],
    ['a deep document as text', { data: deep(3000) }],
    ['many words', { where: { title: { like: 'a '.repeat(100) } } }],
    ['a long value', { where: { title: { contains: 'a'.repeat(10_000) } } }],
    ['a long value in a list', { where: { title: { in: ['a'.repeat(10_000)] } } }],
    ['many values', { where: { id: { in: list(5000, 'x') } } }],
    ['many fields to sort by', { sort: list(100, 'title').join(',') }],
    ['many fields to sort by, as a list', { sort: list(100, 'title') }],
  ])('should be too large: %s', (_, query) => expect(exceedsQueryLimits(query)).toBe(true))

  it.each<[string, Record<string, unknown>]>([
    ['nothing', {}],
    ['no JSON', { where: '{' }],
    ['a search over five fields', { where: { or: list(5, { title: { like: 'a few words' } }) } }],
    ['what a list can filter by', { where: { or: list(8, { and: list(4, title) }) } }],
    ['the rows of the largest list', { where: { id: { in: list(500, 'a'.repeat(24)) } } }],
    ['two fields to sort by', { sort: '-createdAt,title' }],
    ['fields to choose', { depth: '1', select: { image: { alt: true } } }],
  ])('should be taken: %s', (_, query) => expect(exceedsQueryLimits(query)).toBe(false))
})

describe('[V1] an order of MongoDB in a query', () => {
  it.each<object | string>([
    { title: { equals: { $gt: '' } } },
    { title: { in: ['a', { $gt: '' }] } },
    { or: [{ and: { 0: { title: { equals: { $ne: 1 } } } } }] },
    '{"title":{"equals":{"$gt":""}}}',
    { $where: 'true' },
  ])('should be found: %j', (where) => expect(namesOperator({ where })).toBe(true))

  it.each<object | string | undefined>([
    undefined,
    '',
    'x',
    { 'assignedTo.name': { like: '$gt' } },
    { user: { equals: { relationTo: 'users', value: 'x' } } },
  ])('should not be found: %j', (where) => expect(namesOperator({ where })).toBe(false))
})

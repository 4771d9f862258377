import { beforeAll, describe, expect, it } from 'vitest'
import { dish, contractPayload, type Doc } from './contractPayload'

const payload = contractPayload()

let palace: Doc
let garden: Doc

const menu = {
  dal: {
    title: 'Dal Baati',
    price: 10,
    vegetarian: true,
    day: '2026-01-10T00:00:00.000Z',
    tags: ['lunch', 'ghee'],
    marks: ['jain'],
    place: { town: 'Jaipur' },
    steps: [{ name: 'bake', minutes: 30 }],
  },
  laal: {
    title: 'Laal Maas (50% hot)',
    price: 20.5,
    vegetarian: false,
    day: '2026-02-10T12:30:00.500Z',
    tags: ['dinner'],
    marks: ['spicy', 'satvik'],
    place: { town: 'Ajmer' },
    steps: [{ name: 'fry', minutes: 45 }],
  },
  ghevar: { title: 'Ghevar', price: 30, day: null, tags: [], place: { town: 'jaipur' } },
  bare: {},
}

beforeAll(async () => {
  palace = await payload().create({ collection: 'kitchens', data: { name: 'Palace', stars: 5 } })
  garden = await payload().create({ collection: 'kitchens', data: { name: 'Garden', stars: 2 } })
  const kitchens: Record<string, unknown> = { dal: palace.id, laal: garden.id, ghevar: palace.id }
  let before: string[] = []
  for (const [sku, fields] of Object.entries(menu)) {
    const links = { kitchen: kitchens[sku], goesWith: before }
    const { id } = await payload().create(dish({ ...fields, ...links, sku }))
    before = [...before, id]
  }
})

const find = (args: Record<string, unknown>) => payload().find({ collection: 'dishes', ...args })

async function skus(where: Record<string, unknown>) {
  return (await find({ where, sort: '_id' })).docs.map(({ sku }) => sku).join(' ')
}

describe('where', () => {
  it.each([
    ['text', 'equals', { title: { equals: 'Ghevar' } }, 'ghevar'],
    ['text', 'not_equals', { sku: { not_equals: 'dal' } }, 'laal ghevar bare'],
    ['text', 'like, words in any order and case', { title: { like: 'baati dal' } }, 'dal'],
    ['text', 'contains, with signs of a pattern', { title: { contains: '(50% h' } }, 'laal'],
    ['text', 'not_like', { title: { not_like: 'dal' } }, 'laal ghevar bare'],
    ['text', 'in', { sku: { in: ['bare', 'dal'] } }, 'dal bare'],
    ['text', 'not_in', { sku: { not_in: ['bare', 'dal'] } }, 'laal ghevar'],
    ['text', 'greater_than', { sku: { greater_than: 'dal' } }, 'laal ghevar'],
    ['text', 'exists', { title: { exists: false } }, 'bare'],
    ['number', 'greater_than', { price: { greater_than: 10 } }, 'laal ghevar'],
    ['number', 'greater_than_equal and less_than', between(10, 30), 'dal laal'],
    ['number', 'in', { price: { in: [20.5, 30] } }, 'laal ghevar'],
    ['number', 'exists', { price: { exists: true } }, 'dal laal ghevar'],
    ['checkbox', 'equals', { vegetarian: { equals: true } }, 'dal'],
    ['checkbox', 'not_equals', { vegetarian: { not_equals: true } }, 'laal ghevar bare'],
    ['date', 'greater_than', { day: { greater_than: '2026-02-10T12:30:00.499Z' } }, 'laal'],
    ['date', 'less_than_equal', { day: { less_than_equal: '2026-01-10' } }, 'dal'],
    ['date', 'exists, null being none', { day: { exists: false } }, 'ghevar bare'],
    ['text list', 'in', { tags: { in: ['ghee', 'dinner'] } }, 'dal laal'],
    ['text list', 'contains', { tags: { contains: 'lunch' } }, 'dal'],
    ['select list', 'in', { marks: { in: ['satvik'] } }, 'laal'],
    ['group', 'like, in any case', { 'place.town': { like: 'JAIPUR' } }, 'dal ghevar'],
    ['array row', 'greater_than', { 'steps.minutes': { greater_than: 40 } }, 'laal'],
    ['related field', 'equals', { 'kitchen.name': { equals: 'Palace' } }, 'dal ghevar'],
    ['related field', 'less_than', { 'kitchen.stars': { less_than: 3 } }, 'laal'],
    ['related list field', 'equals', { 'goesWith.sku': { equals: 'laal' } }, 'ghevar bare'],
    ['any of', 'or, and', anyOf(), 'dal bare'],
  ])('should filter a %s by %s [D7]', async (_type, _operator, where, expected) => {
    expect(await skus(where)).toBe(expected)
  })

  it('should filter a relationship by id, and by several [D7]', async () => {
    expect(await skus({ kitchen: { equals: palace.id } })).toBe('dal ghevar')
    expect(await skus({ kitchen: { in: [palace.id, garden.id] } })).toBe('dal laal ghevar')
    expect(await skus({ kitchen: { exists: false } })).toBe('bare')
  })
})

function between(low: number, high: number) {
  return { price: { greater_than_equal: low, less_than: high } }
}

function anyOf() {
  const cheap = { and: [{ price: { less_than: 15 } }, { vegetarian: { equals: true } }] }
  return { or: [cheap, { sku: { equals: 'bare' } }] }
}

describe('sorting, paging, counting', () => {
  it('should sort by one field down, and by two [D7]', async () => {
    const order = async (sort: string[] | string) =>
      (await find({ sort })).docs.map(({ sku }) => sku).join(' ')
    expect(await order('-price')).toBe('ghevar laal dal bare')
    expect(await order(['vegetarian', '-sku'])).toBe('ghevar bare laal dal')
    expect(await order('kitchen.stars')).toMatch(/^bare laal /)
  })

  it('should page without losing or repeating one [D7]', async () => {
    const pages = [1, 2, 3].map((page) => find({ limit: 2, page, sort: 'state' }))
    const [first, second, third] = await Promise.all(pages)
    expect(first).toMatchObject({ totalDocs: 4, totalPages: 2, hasNextPage: true })
    expect(second).toMatchObject({ hasNextPage: false })
    const seen = [first, second].flatMap((page) => page?.docs.map(({ sku }) => sku))
    expect(seen.sort()).toEqual(['bare', 'dal', 'ghevar', 'laal'])
    expect(third?.docs).toEqual([])
  })

  it('should count all and some [D7]', async () => {
    const count = (where?: unknown) => payload().count({ collection: 'dishes', where })
    expect(await count()).toEqual({ totalDocs: 4 })
    expect(await count({ price: { greater_than: 15 } })).toEqual({ totalDocs: 2 })
  })
})

describe('select, depth, joins', () => {
  it('should answer only what is selected [E1]', async () => {
    const select = { price: true, place: { town: true } }
    const { docs } = await find({ where: { sku: { equals: 'dal' } }, select })
    expect(docs).toEqual([{ id: expect.any(String), price: 10, place: { town: 'Jaipur' } }])
  })

  it('should answer ids at depth 0 and documents at depth 1 [E1]', async () => {
    const where = { sku: { equals: 'dal' } }
    expect((await find({ where, depth: 0 })).docs[0]?.kitchen).toBe(palace.id)
    expect((await find({ where, depth: 1 })).docs[0]?.kitchen).toMatchObject({ name: 'Palace' })
  })

  it('should list what points here in a join field, without join aggregations [E1]', async () => {
    const joins = { dishes: { sort: '-price', limit: 1, count: true } }
    const kitchen = await payload().findByID({ collection: 'kitchens', id: palace.id, joins })
    expect(kitchen.dishes).toMatchObject({
      docs: [{ sku: 'ghevar' }],
      hasNextPage: true,
      totalDocs: 2,
    })
  })
})

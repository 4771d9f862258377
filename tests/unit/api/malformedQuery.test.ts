import { describe, expect, it } from 'vitest'
import { malformedQuery } from '@/api/malformedQuery'

const places = ['near', 'within', 'intersects'].map((operator) => ({
  where: { title: { [operator]: 'x' } },
}))

describe('[V1] the form of a query', () => {
  it.each<Record<string, unknown>>([
    { where: 'x' },
    { where: 'null' },
    { data: '{' },
    { data: '1' },
    { data: ['x'] },
    { where: '[]' },
    { where: { title: { equals: { $gt: '' } } } },
    { where: { title: { in: ['a', { $gt: '' }] } } },
    { where: { or: [{ and: { 0: { title: { equals: { $ne: 1 } } } } }] } },
    { where: { or: 'x' } },
    { where: '{"title":{"equals":{"$gt":""}}}' },
    { where: { user: { equals: { relationTo: 'users', value: { $gt: '' } } } } },
    { sort: '' },
    { sort: '-' },
    { sort: 'title,' },
    { sort: ['title', 'a..b'] },
    { sort: '\0' },
    { sort: '$where' },
    { sort: { a: 'b' } },
    ...places,
  ])('should be refused: %j', (query) => {
    expect(malformedQuery(query)).toBe(true)
  })

  it.each<Record<string, unknown>>([
    {},
    { where: '' },
    { where: '{"title":{"equals":"x"}}' },
    { where: { or: [{ and: [{ title: { in: ['a', 'b'] } }] }] } },
    { where: { or: { 0: { title: { equals: 'x' } } } } },
    { where: { user: { equals: { relationTo: 'users', value: 'x' } } } },
    { where: { 'assignedTo.name': { like: '$gt' } } },
    { sort: '-createdAt,title' },
    { sort: ['-createdAt', 'image.alt'] },
    { limit: 'x', depth: 'y' },
  ])('should be left to Payload: %j', (query) => {
    expect(malformedQuery(query)).toBe(false)
  })
})

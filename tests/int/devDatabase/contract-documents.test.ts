import { describe, expect, it, vi } from 'vitest'
import { dish, contractPayload } from './contractPayload'

const payload = contractPayload()

const pages = { collection: 'pages' }

async function published(title: string) {
  return payload().create({ ...pages, data: { title, _status: 'published' } })
}

describe('drafts and versions', () => {
  it('should keep a draft beside what is published, until it is published [O1]', async () => {
    const { id } = await published('first')
    await payload().update({ ...pages, id, draft: true, data: { title: 'second' } })
    expect(await payload().findByID({ ...pages, id })).toMatchObject({ title: 'first' })
    expect(await payload().findByID({ ...pages, id, draft: true })).toMatchObject({
      title: 'second',
      _status: 'draft',
    })
    await payload().update({ ...pages, id, data: { title: 'second', _status: 'published' } })
    expect(await payload().findByID({ ...pages, id })).toMatchObject({ title: 'second' })
  })

  it('should query drafts by what they say, not by what is published [O1]', async () => {
    const { id } = await published('query: before')
    await payload().update({ ...pages, id, draft: true, data: { title: 'query: after' } })
    const where = { title: { equals: 'query: after' } }
    expect((await payload().find({ ...pages, where })).totalDocs).toBe(0)
    expect((await payload().find({ ...pages, where, draft: true })).totalDocs).toBe(1)
  })

  it('should list versions, the newest first, and restore one [O1]', async () => {
    const { id } = await published('one')
    for (const title of ['two', 'three']) await payload().update({ ...pages, id, data: { title } })
    const where = { parent: { equals: id } }
    const { docs } = await payload().findVersions({ ...pages, where, sort: '-updatedAt' })
    const titles = docs.map(({ version }) => (version as { title: string }).title)
    expect(titles).toEqual(['three', 'two', 'one'])
    await payload().restoreVersion({ ...pages, id: docs[2]?.id })
    expect(await payload().findByID({ ...pages, id })).toMatchObject({ title: 'one' })
    expect((await payload().findVersions({ ...pages, where })).totalDocs).toBe(4)
  })
})

describe('localized fields', () => {
  it('should keep each language, and fall back to the default one [P6]', async () => {
    const { id } = await payload().create(dish({ title: 'Wedding' }))
    const at = { collection: 'dishes', id }
    expect(await payload().findByID({ ...at, locale: 'hi' })).toMatchObject({ title: 'Wedding' })
    await payload().update({ ...at, locale: 'hi', data: { title: 'शादी' } })
    expect(await payload().findByID({ ...at, locale: 'hi' })).toMatchObject({ title: 'शादी' })
    expect(await payload().findByID({ ...at, locale: 'en' })).toMatchObject({ title: 'Wedding' })
    expect(await payload().findByID({ ...at, locale: 'all' })).toMatchObject({
      title: { en: 'Wedding', hi: 'शादी' },
    })
  })

  it('should find and sort by the language asked for [P6]', async () => {
    const about = { place: { town: 'P6 find' } }
    const first = await payload().create(dish({ title: 'b', ...about }))
    const second = await payload().create(dish({ title: 'a', ...about }))
    for (const [{ id }, title] of [
      [first, 'अ'],
      [second, 'ब'],
    ] as const)
      await payload().update({ collection: 'dishes', id, locale: 'hi', data: { title } })
    const where = { 'place.town': { equals: 'P6 find' } }
    const order = async (locale: string) =>
      (await payload().find({ collection: 'dishes', where, sort: 'title', locale })).docs.map(
        ({ id }) => id,
      )
    expect(await order('en')).toEqual([second.id, first.id])
    expect(await order('hi')).toEqual([first.id, second.id])
  })
})

describe('trash', () => {
  it('should hide what is in it, show it when asked, and give it back [D10]', async () => {
    const { id } = await payload().create(dish())
    const where = { id: { equals: id } }
    const count = async (more = {}) =>
      (await payload().find({ collection: 'dishes', where, ...more })).totalDocs
    const deletedAt = new Date().toISOString()
    await payload().update({ collection: 'dishes', id, data: { deletedAt } })
    expect(await count()).toBe(0)
    expect(await count({ trash: true })).toBe(1)
    const inTrash = { and: [where, { deletedAt: { exists: true } }] }
    expect(await count({ trash: true, where: inTrash })).toBe(1)
    await payload().update({ collection: 'dishes', id, trash: true, data: { deletedAt: null } })
    expect(await count()).toBe(1)
  })
})

describe('arrays', () => {
  it('should keep rows, their order and their nested rows over updates [E1]', async () => {
    const steps = [
      { name: 'chop', minutes: 5, tools: [{ label: 'knife' }, { label: 'board' }] },
      { name: 'fry', minutes: 12.5, tools: [] },
    ]
    const { id } = await payload().create(dish({ steps }))
    const at = { collection: 'dishes', id }
    expect(await payload().findByID(at)).toMatchObject({ steps })
    const turned = [steps[1], { name: 'serve' }, steps[0]]
    await payload().update({ ...at, data: { steps: turned } })
    expect(await payload().findByID(at)).toMatchObject({ steps: turned })
  })
})

describe('timestamps', () => {
  it('should keep createdAt and move updatedAt [E1]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T05:06:07.089Z') })
    const { id, createdAt } = await payload().create(dish())
    expect(createdAt).toBe('2026-03-04T05:06:07.089Z')
    vi.setSystemTime(new Date('2026-03-04T05:06:08.001Z'))
    expect(await payload().update({ collection: 'dishes', id, data: { price: 3 } })).toMatchObject({
      createdAt,
      updatedAt: '2026-03-04T05:06:08.001Z',
    })
    vi.useRealTimers()
  })
})

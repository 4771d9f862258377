import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { post } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage

beforeAll(async () => {
  stage = await setStage()
})

afterAll(() => stage.destroy())

/** As staff, who keep the list. */
const add = (from: string, to: string) =>
  post(stage.payload, '/redirects', { from, to }, stage.attempts.staff.token)

async function rules() {
  const { docs } = await stage.payload.find({ collection: 'redirects', pagination: false })
  return Object.fromEntries(docs.map(({ from, to }) => [from, to]))
}

async function makeService(slug: string, status: 'draft' | 'published' = 'published') {
  return stage.payload.create({
    collection: 'services',
    data: {
      title: slug,
      _status: status,
      category: 'weddings',
      image: stage.image,
      kind: 'event',
      order: 10,
      slug,
    },
  })
}

const saveService = (id: string, data: object, draft = false) =>
  stage.payload.update({ collection: 'services', id, data, draft })

describe('[O5] the list of redirects', () => {
  it('should keep what staff write, in one spelling', async () => {
    const { body, status } = await add(' /Wedding-Offers/ ', '/all-events#weddings')
    expect(status, JSON.stringify(body)).toBe(201)
    expect(await rules()).toMatchObject({ '/wedding-offers': '/all-events#weddings' })
  })

  it('should refuse a second redirect from the same address', async () => {
    await add('/twice', '/about')
    expect((await add('/TWICE', '/team')).status).toBe(400)
    expect(await rules()).toMatchObject({ '/twice': '/about' })
  })

  it.each([
    ['https://evil.example', '/about', 'from', 'begins with one /'],
    ['/admin/old', '/about', 'from', 'belongs to the panel'],
    ['/gallery', '/about', 'from', 'There is a page'],
    ['/old', '//evil.example', 'to', 'begins with one /'],
    ['/old', '/api/users', 'to', 'belongs to the panel'],
    ['/old', '/old', 'to', 'in a circle'],
    ['/old', '/.//evil.example', 'to', 'begins with one /'],
    ['/old', '/x/../api', 'to', 'begins with one /'],
    ['/x/../api', '/about', 'from', 'begins with one /'],
  ])('should refuse %s to %s at its field', async (from, to, path, text) => {
    const { body, status } = await add(from, to)
    expect(status).toBe(400)
    const told = JSON.stringify(body)
    expect(told).toContain(`"path":"${path}"`)
    expect(told).toContain(text)
  })

  it('should refuse a circle over several redirects', async () => {
    expect((await add('/one', '/two')).status).toBe(201)
    expect((await add('/two', '/three')).status).toBe(201)
    expect(JSON.stringify((await add('/three', '/one')).body)).toContain('in a circle')
  })

  it('should refuse the address of a published service', async () => {
    await makeService('sangeet-night')
    const { body, status } = await add('/events/sangeet-night', '/about')
    expect([status, JSON.stringify(body)]).toEqual([
      400,
      expect.stringContaining('There is a page'),
    ])
  })
})

describe('[O5] a service that gets another address', () => {
  it('should be reached from all that it had before, each in one step', async () => {
    const { id } = await makeService('first')
    await saveService(id, { slug: 'second' })
    expect(await rules()).toMatchObject({ '/events/first': '/events/second' })
    await saveService(id, { slug: 'third' })
    expect(await rules()).toMatchObject({ '/events/second': '/events/third' })
    await saveService(id, { slug: 'first' })
    const after = await rules()
    expect(after).not.toHaveProperty('/events/first')
    expect(after['/events/third']).toBe('/events/first')
  })

  it('should be reached from an address that a second save changes before the first adds its redirect', async () => {
    const { id } = await makeService('near')
    const { afterChange } = stage.payload.collections.services.config.hooks
    const second = async () => void (await saveService(id, { slug: 'near' }))
    let isFirst = true
    afterChange.unshift(async ({ doc }) => {
      if (!isFirst) return doc
      isFirst = false
      await second()
      return doc
    })
    await saveService(id, { slug: 'far' })
    afterChange.shift()
    const after = await rules()
    expect(after['/events/far']).toBe('/events/near')
    expect(after).not.toHaveProperty('/events/near')
  })

  it('should be reached when its former address is that of another service at once', async () => {
    const [{ id }, other] = [await makeService('left'), await makeService('other')]
    const { afterChange } = stage.payload.collections.services.config.hooks
    let isFirst = true
    afterChange.unshift(async ({ doc }) => {
      if (!isFirst) return doc
      isFirst = false
      await saveService(other.id, { slug: 'left' })
      return doc
    })
    await saveService(id, { slug: 'moved' })
    afterChange.shift()
    const after = await rules()
    expect(after['/events/other']).toBe('/events/left')
    expect(after).not.toHaveProperty('/events/left')
  })

  it('should be reached from its published address when the other one was drafted first', async () => {
    const { id } = await makeService('drafted')
    await saveService(id, { slug: 'redrafted', _status: 'draft' }, true)
    expect(await rules()).not.toHaveProperty('/events/drafted')
    await saveService(id, { slug: 'redrafted', _status: 'published' })
    expect(await rules()).toMatchObject({ '/events/drafted': '/events/redrafted' })
  })

  it('should be reached from its page of the other kind', async () => {
    const { id } = await makeService('tea')
    await saveService(id, { category: 'packages', kind: 'catering' })
    expect(await rules()).toMatchObject({ '/events/tea': '/catering/tea' })
  })

  it('should leave no redirect when visitors never knew the old address', async () => {
    const { id } = await makeService('hidden', 'draft')
    await saveService(id, { slug: 'shown', _status: 'published' })
    expect(await rules()).not.toHaveProperty('/events/hidden')
  })
})

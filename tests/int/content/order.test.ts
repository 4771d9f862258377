import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as apiPaths from '@/apiPaths'
import { orderSave } from '@/rules/fieldValues'
import { request } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let id: string

beforeAll(async () => {
  stage = await setStage()
  const { id: made } = await stage.payload.create({
    collection: 'services',
    data: {
      title: 'Sangeet',
      _status: 'published',
      capacity: 'Up to 50 guests',
      category: 'weddings',
      image: stage.image,
      kind: 'event',
      order: 10,
    },
  })
  id = made
})

afterAll(() => stage.destroy())

const slug = 'services'

async function save(order: number, status: string, caller: 'admin' | 'anonymous' | 'staff') {
  const { data, draft } = orderSave(order, status)
  const { payload, token } = stage.attempts[caller]
  const path = apiPaths.document({ draft, id, slug }).replace('/api', '')
  return request({ data, method: 'PATCH', path, payload, token })
}

const seenBy = (draft: boolean) => stage.payload.findByID({ collection: slug, depth: 0, draft, id })

describe('[O2] the order saved from a list', () => {
  it('should be what visitors see at once', async () => {
    expect((await save(20, 'published', 'staff')).status).toBe(200)
    expect(await seenBy(false)).toMatchObject({ _status: 'published', order: 20 })
  })

  it('should be refused to anybody else, and where it is no whole number', async () => {
    expect((await save(30, 'published', 'anonymous')).status).toBe(401)
    for (const wrong of [1.5, -1, 10_001]) {
      expect((await save(wrong, 'published', 'staff')).status).toBe(400)
    }
    expect((await seenBy(false)).order).toBe(20)
  })

  it('should neither publish a draft that waits, nor take back what visitors see', async () => {
    await stage.payload.update({
      collection: slug,
      id,
      data: { _status: 'draft', capacity: 'Up to 99 guests' },
      draft: true,
    })
    expect((await save(40, 'changed', 'staff')).status).toBe(200)
    expect(await seenBy(false)).toMatchObject({
      _status: 'published',
      capacity: 'Up to 50 guests',
      order: 20,
    })
    expect(await seenBy(true)).toMatchObject({
      _status: 'draft',
      capacity: 'Up to 99 guests',
      order: 40,
    })
  })
})

import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMenu } from '@/menu/readMenu'
import { request } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
})

afterAll(() => stage.destroy())

const send = (method: string, path: string, data?: object) =>
  request({ data, method, path, payload, token: stage.attempts.staff.token })

const ghee = { ingredient: 'Ghee', quantity: 2.5, unit: 'kg', shop: 'dairy' }

const ghewar = { title: 'Ghewar', course: 'sweets', marks: ['veg', 'dairy'], needs: [ghee] }

const make = async (data: object = {}) => {
  const { body, status } = await send('POST', '/dishes', { ...ghewar, ...data })
  expect(status).toBe(201)
  return String((body as unknown as { doc: { id: string } }).doc.id)
}

describe('[J2] a dish', () => {
  it('should be written by staff in both languages, with what 100 plates need', async () => {
    const id = await make()
    const [row] = (await payload.findByID({ collection: 'dishes', id })).needs ?? []
    const inHindi = { title: 'घेवर', needs: [{ ...ghee, id: row?.id, ingredient: 'घी' }] }
    expect((await send('PATCH', `/dishes/${id}?locale=hi`, inHindi)).status).toBe(200)
    const stored = await payload.findByID({ collection: 'dishes', id, locale: 'all' })
    expect(stored).toMatchObject({
      title: { en: 'Ghewar', hi: 'घेवर' },
      needs: [{ ...ghee, ingredient: { en: 'Ghee', hi: 'घी' } }],
    })
  })

  it.each([
    [{ title: '' }, 'title'],
    [{ course: 'pudding' }, 'course'],
    [{ marks: ['veg', 'nonveg'] }, 'marks'],
    [{ marks: ['tasty'] }, 'marks'],
    [{ needs: [{ ...ghee, quantity: 0 }] }, 'needs.0.quantity'],
    [{ needs: [{ ...ghee, quantity: 1e9 }] }, 'needs.0.quantity'],
    [{ needs: [{ ...ghee, unit: 'barrel' }] }, 'needs.0.unit'],
    [{ needs: [{ ...ghee, shop: null }] }, 'needs.0.shop'],
    [{ needs: [{ ...ghee, ingredient: 'x'.repeat(300_000) }] }, 'needs.0.ingredient'],
    [{ needs: Array.from({ length: 41 }, () => ghee) }, 'needs'],
  ])('should be refused at the field: %#', async (data, path) => {
    const { body, status } = await send('POST', '/dishes', { ...ghewar, ...data })
    expect([status, body.errors[0]?.data.errors.map((one) => one.path)]).toEqual([400, [path]])
  })

  it('should be read as a menu in its order, without what was deleted and what is no id', async () => {
    const [one, two, gone] = [await make(), await make({ title: 'Thandai' }), await make()]
    await payload.delete({ collection: 'dishes', id: gone })
    const menu = await readMenu(payload, [two, gone, 'ghewar', one, two])
    expect(menu).toEqual([
      { id: two, title: { en: 'Thandai' }, course: 'sweets', marks: ['veg', 'dairy'] },
      { id: one, title: { en: 'Ghewar' }, course: 'sweets', marks: ['veg', 'dairy'] },
    ])
    expect([await readMenu(payload, null), await readMenu(payload, [gone])]).toEqual([[], []])
  })
})

describe('[J2] the sample menu of a plan', () => {
  it('should be kept with its limits, and be no part of what visitors read', async () => {
    const dishes = [await make(), await make()]
    const dishLimits = [{ course: 'sweets', most: 1 }]
    const plan = { title: 'Royal', features: ['One'], icon: 'arch', colour: 'rani' }
    const data = { ...plan, _status: 'published', dishes, dishLimits }
    const { body, status } = await send('POST', '/pricing-plans', data)
    expect(status).toBe(201)
    expect(body.doc).toMatchObject({ dishes, dishLimits })
    const asVisitor = { overrideAccess: false, pagination: false } as const
    const [seen] = (await payload.find({ ...asVisitor, collection: 'pricing-plans' })).docs
    expect(seen).toMatchObject({ title: 'Royal' })
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`sweets|${dishes.join('|')}`))
  })

  it('should refuse two limits for one course, and a limit of nothing', async () => {
    const plan = { title: 'Basic', features: ['One'], icon: 'arch', colour: 'rani' }
    const problems = async (dishLimits: object[]) => {
      const { body, status } = await send('POST', '/pricing-plans', { ...plan, dishLimits })
      return [status, body.errors[0]?.data.errors.map(({ path }) => path)]
    }
    const sweets = { course: 'sweets', most: 1 }
    expect(await problems([sweets, sweets])).toEqual([400, ['dishLimits']])
    expect(await problems([{ ...sweets, most: 0.5 }])).toEqual([400, ['dishLimits.0.most']])
  })
})

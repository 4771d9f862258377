import type { Payload, TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dishIdsOfDay, loadDay } from '@/menu/admin/loadDay'
import { readMenuWithNeeds } from '@/menu/readMenu'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload
let user: TypedUser
let ghewar: string
let thandai: string

const day = '2099-11-20'

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
  user = stage.attempts.sales.user as TypedUser
  const needs = [{ ingredient: 'Ghee', quantity: 2.5, shop: 'dairy', unit: 'kg' }] as const
  const sweet = await payload.create({
    collection: 'dishes',
    data: { course: 'sweets', needs: [...needs], title: 'Ghewar' },
  })
  ghewar = sweet.id
  await payload.update({
    collection: 'dishes',
    id: ghewar,
    data: { needs: [{ ...needs[0], id: sweet.needs?.[0]?.id, ingredient: 'घी' }], title: 'घेवर' },
    locale: 'hi',
  })
  const drink = { course: 'welcomeDrinks', title: 'Thandai' } as const
  thandai = (await payload.create({ collection: 'dishes', data: drink })).id
  await book('Meera', 'confirmed', [
    { name: 'Haldi', date: day, dishes: [ghewar], guests: 150, timeBand: 'midday' },
    { name: 'Wedding', date: '2099-11-21', dishes: [thandai], guests: 400 },
    { name: 'Vidai' },
  ])
  // Its first day is another one.
  await book('Asha', 'confirmed', [
    { name: 'Roka', date: '2099-11-18', guests: 40 },
    { name: 'Sangeet', date: day, dishes: [thandai, ghewar], guests: 90, guaranteed: 100 },
  ])
  await book('Kabir', 'confirmed', [], { date: day, numberOfGuests: 75 })
  await book('Quoted', 'quoted', [{ name: 'Pooja', date: day, guests: 30 }])
  await book('Lost', 'lost', [{ name: 'Tilak', date: day, guests: 30 }], { lostReason: 'price' })
  const { id } = await book('Trash', 'confirmed', [], { date: day })
  await payload.update({
    collection: 'bookings',
    id,
    data: { deletedAt: new Date().toISOString() },
    user,
  })
})

afterAll(() => stage.destroy())

const book = (name: string, status: string, functions: object[], data: object = {}) =>
  payload.create({
    collection: 'bookings',
    data: {
      contactNumber: '9829012345',
      functions,
      kind: 'booking',
      name,
      status,
      ...data,
    } as never,
    user: stage.attempts.admin.user as TypedUser,
  })

const namesOf = ({ functions }: Awaited<ReturnType<typeof loadDay>>) =>
  functions.map(({ booking, row }) => row.name ?? booking.name)

describe('[J9] a day of the kitchen', () => {
  it('should have the functions of all confirmed bookings on it, and quoted ones where they are included', async () => {
    const confirmed = await loadDay({ day, payload, user, withQuoted: false })
    expect(namesOf(confirmed)).toEqual(['Haldi', 'Sangeet', 'Kabir'])
    expect(confirmed.functions.map(({ from, plates }) => [plates, from])).toEqual([
      [150, 'expected'],
      [100, 'guaranteed'],
      [75, 'expected'],
    ])
    expect(confirmed.undated.map(({ row }) => row.name)).toEqual(['Vidai'])
    const quoted = await loadDay({ day, payload, user, withQuoted: true })
    expect(namesOf(quoted)).toEqual(['Haldi', 'Sangeet', 'Kabir', 'Pooja'])
    const key = quoted.functions[3]?.key
    const alone = await loadDay({ day, only: key, payload, user, withQuoted: false })
    expect([namesOf(alone), alone.undated]).toEqual([['Pooja'], []])
    const other = await loadDay({ day: '2099-11-19', payload, user, withQuoted: true })
    expect(other.functions).toEqual([])
  })

  it('[V1] should be refused to those who may not read bookings', async () => {
    const staff = stage.attempts.staff.user as TypedUser
    await expect(loadDay({ day, payload, user: staff, withQuoted: true })).rejects.toThrow()
  })

  it('should be read with one query for bookings and one for dishes, each of bounded size', async () => {
    const asked: Parameters<Payload['find']>[0][] = []
    const find = payload.find.bind(payload)
    const watched = Object.assign(Object.create(payload) as Payload, {
      find: (options: Parameters<Payload['find']>[0]) => {
        asked.push(options)
        return find(options)
      },
    })
    const { functions } = await loadDay({ day, payload: watched, user, withQuoted: false })
    const dishes = await readMenuWithNeeds(watched, dishIdsOfDay(functions))
    expect(asked.map(({ collection }) => collection)).toEqual(['bookings', 'dishes'])
    expect(asked[0]?.limit).toBeLessThan(1000)
    expect(asked[0]?.select).not.toHaveProperty('timeline')
    expect(asked[1]?.where).toEqual({ id: { in: [ghewar, thandai] } })
    const drink = { course: 'welcomeDrinks', id: thandai, marks: [], title: { en: 'Thandai' } }
    expect(dishes).toEqual([
      {
        ...{ course: 'sweets', id: ghewar, marks: [], title: { en: 'Ghewar', hi: 'घेवर' } },
        needs: [{ ingredient: { en: 'Ghee', hi: 'घी' }, quantity: 2.5, shop: 'dairy', unit: 'kg' }],
      },
      { ...drink, needs: [] },
    ])
  })
})

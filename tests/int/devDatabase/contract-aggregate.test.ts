import { beforeAll, describe, expect, it } from 'vitest'
import { dish, contractPayload } from './contractPayload'

const payload = contractPayload()

beforeAll(async () => {
  const { id } = await payload().create({ collection: 'kitchens', data: { name: 'Palace' } })
  const rows = [
    { price: 10, state: 'open', day: '2026-01-10T18:29:59.999Z', kitchen: id },
    { price: 30, state: 'open', day: '2026-01-10T18:30:00.000Z', tags: ['lunch', 'ghee'] },
    { price: 20, state: 'claimed', day: '2026-02-10T00:00:00.000Z', tags: ['lunch'] },
  ]
  for (const row of rows) await payload().create(dish(row))
})

async function aggregate(...pipeline: object[]): Promise<Record<string, unknown>[]> {
  const model = payload().db.collections.dishes
  return (await model?.aggregate(pipeline as never[])) ?? []
}

describe('aggregation', () => {
  it('should group, sum, average and sort [D7]', async () => {
    const groups = await aggregate(
      { $match: { price: { $gt: 0 } } },
      {
        $group: {
          _id: '$state',
          count: { $sum: 1 },
          total: { $sum: '$price' },
          mean: { $avg: '$price' },
        },
      },
      { $sort: { count: -1 } },
    )
    expect(groups).toEqual([
      { _id: 'open', count: 2, total: 40, mean: 20 },
      { _id: 'claimed', count: 1, total: 20, mean: 20 },
    ])
  })

  it('should answer a page and its total in one $facet [D7]', async () => {
    const [answer] = await aggregate({
      $facet: {
        page: [
          { $sort: { price: -1 } },
          { $skip: 1 },
          { $limit: 1 },
          { $project: { _id: 0, price: 1 } },
        ],
        total: [{ $count: 'count' }],
        states: [{ $group: { _id: '$state', count: { $sum: 1 } } }, { $sort: { _id: 1 } }],
      },
    })
    expect(answer).toEqual({
      page: [{ price: 20 }],
      total: [{ count: 3 }],
      states: [
        { _id: 'claimed', count: 1 },
        { _id: 'open', count: 2 },
      ],
    })
  })

  it('should group by the day in UTC [D7]', async () => {
    const day = { $dateToString: { format: '%Y-%m-%d', date: '$day' } }
    expect(
      await aggregate({ $group: { _id: day, count: { $sum: 1 } } }, { $sort: { _id: 1 } }),
    ).toEqual([
      { _id: '2026-01-10', count: 2 },
      { _id: '2026-02-10', count: 1 },
    ])
  })

  it('should group by the day in India, where a day starts at 18:30 UTC [D7]', async () => {
    const date = { $dateToString: { format: '%Y-%m-%d', date: '$day', timezone: 'Asia/Kolkata' } }
    const days = await aggregate(
      { $group: { _id: date, count: { $sum: 1 } } },
      { $sort: { _id: 1 } },
    )
    expect(days.map(({ _id }) => _id)).toEqual(['2026-01-10', '2026-01-11', '2026-02-10'])
  })

  it('should count by a condition [D7]', async () => {
    const open = { $cond: [{ $eq: ['$state', 'open'] }, 1, 0] }
    const [answer] = await aggregate({
      $group: { _id: null, open: { $sum: open }, all: { $sum: 1 } },
    })
    expect(answer).toEqual({ _id: null, open: 2, all: 3 })
  })

  it('should unwind a list, and look up what is related [D7]', async () => {
    const tags = await aggregate(
      { $unwind: '$tags' },
      { $group: { _id: '$tags', count: { $sum: 1 } } },
      { $sort: { _id: 1 } },
    )
    expect(tags).toEqual([
      { _id: 'ghee', count: 1 },
      { _id: 'lunch', count: 2 },
    ])
    const lookup = { from: 'kitchens', localField: 'kitchen', foreignField: '_id', as: 'found' }
    const [related] = await aggregate({ $match: { price: 10 } }, { $lookup: lookup })
    expect(related?.found).toMatchObject([{ name: 'Palace' }])
  })
})

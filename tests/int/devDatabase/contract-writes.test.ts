import { ValidationError } from 'payload'
import { describe, expect, it } from 'vitest'
import { dish, contractPayload, type Doc } from './contractPayload'

const payload = contractPayload()
const WRITERS = Array.from({ length: 30 }, (_, index) => index)

async function race(write: (writer: number) => Promise<unknown>) {
  const results = await Promise.allSettled(WRITERS.map(write))
  return {
    won: results.filter(({ status }) => status === 'fulfilled').length,
    lost: results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])),
  }
}

const allWon = ({ lost }: { lost: unknown[] }) => expect(lost).toEqual([])

const paths = (errors: unknown[]) =>
  errors.map((error) => (error instanceof ValidationError ? error.data.errors[0]?.path : error))

describe('writes', () => {
  it('should let one of 30 parallel writers have a unique key, and tell the others the field [E1]', async () => {
    const { won, lost } = await race(() => payload().create(dish({ sku: 'one-of-a-kind' })))
    expect(won).toBe(1)
    expect(paths(lost)).toEqual(Array(29).fill('sku'))
    const where = { sku: { equals: 'one-of-a-kind' } }
    expect(await payload().count({ collection: 'dishes', where })).toEqual({ totalDocs: 1 })
  })

  it('should let one of 30 parallel writers have a sparse unique key [E1]', async () => {
    const { won, lost } = await race(() => payload().create(dish({ code: 'rare' })))
    expect(won).toBe(1)
    expect(paths(lost)).toEqual(Array(29).fill('code'))
  })

  it('should take many documents without the sparse unique key [E1]', async () => {
    expect((await race(() => payload().create(dish()))).won).toBe(30)
  })

  it('should have made its indexes before the first request: unique, and sparse where not required [E1]', async () => {
    const indexes = await payload().db.collections.dishes?.collection.indexes()
    const byName = Object.fromEntries((indexes ?? []).map((index) => [index.name, index]))
    expect(byName.sku_1).toMatchObject({ unique: true })
    expect(byName.code_1).toMatchObject({ unique: true, sparse: true })
  })

  it('should make a collection once when its first writers and its indexes come together [E1]', async () => {
    for (let round = 0; round < 20; round++) {
      const fresh = payload().db.connection.collection(`fresh-${round}`)
      const index = fresh.createIndex({ key: 1 }, { unique: true })
      await Promise.all([index, race((key) => fresh.insertOne({ key })).then(allWon)])
      await expect(fresh.insertOne({ key: 0 })).rejects.toMatchObject({ code: 11000 })
    }
  })

  it('should refuse a unique key on update too, and leave the document as it was [E1]', async () => {
    await payload().create(dish({ code: 'taken' }))
    const { id } = await payload().create(dish({ code: 'mine', price: 1 }))
    const update = payload().update({ collection: 'dishes', id, data: { code: 'taken', price: 2 } })
    expect(paths([await update.catch((error: unknown) => error)])).toEqual(['code'])
    expect(await payload().findByID({ collection: 'dishes', id })).toMatchObject({
      code: 'mine',
      price: 1,
    })
  })

  it('should free a unique key when its document is deleted [E1]', async () => {
    const { id } = await payload().create(dish({ code: 'again' }))
    await payload().delete({ collection: 'dishes', id })
    await expect(payload().create(dish({ code: 'again' }))).resolves.toBeTruthy()
  })

  it('should compare and swap: one of 30 parallel writers claims a document [E1]', async () => {
    const { id } = await payload().create(dish())
    const claims = await Promise.all(
      WRITERS.map((price) =>
        payload().db.updateOne({
          collection: 'dishes',
          where: { and: [{ id: { equals: id } }, { state: { equals: 'open' } }] },
          data: { state: 'claimed', price },
        }),
      ),
    )
    const winners = claims.filter((claim): claim is Doc => claim !== null)
    expect(winners).toHaveLength(1)
    expect(await payload().findByID({ collection: 'dishes', id })).toMatchObject({
      state: 'claimed',
      price: winners[0]?.price,
    })
  })

  it('should count every one of 30 parallel increments [E1]', async () => {
    const { id } = await payload().create(dish({ price: 0 }))
    const data = () => ({ price: { $inc: 1 } })
    await Promise.all(
      WRITERS.map(() => payload().db.updateOne({ collection: 'dishes', id, data: data() })),
    )
    expect(await payload().findByID({ collection: 'dishes', id })).toMatchObject({ price: 30 })
  })
})

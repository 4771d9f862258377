import { describe, expect, it } from 'vitest'
import { databaseDriver } from '@/devDatabase/client'
import { dish, contractPayload } from './contractPayload'

const payload = contractPayload()
const { Binary, Decimal128, Double, Int32, Long, ObjectId, Timestamp } = databaseDriver()

const raw = () => payload().db.connection.collection('raw')

/** Writes a value and reads it back as the driver's own types, nothing made handier. */
async function throughTheServer(value: unknown) {
  const { insertedId } = await raw().insertOne({ value })
  const plain = { promoteValues: false, promoteBuffers: false, promoteLongs: false }
  return (await raw().findOne({ _id: insertedId }, plain))?.value
}

describe('values', () => {
  it.each([
    ['an int', new Int32(-7)],
    ['the largest int', new Int32(2_147_483_647)],
    ['a long beyond what a double holds', Long.fromString('9007199254740993')],
    ['a double', new Double(0.1)],
    ['a double without fraction', new Double(3)],
    ['a decimal', Decimal128.fromString('12345678901234567890.123456789')],
    ['an ObjectId', new ObjectId('65a1b2c3d4e5f60718293a4b')],
    ['bytes', new Binary(Buffer.from([0, 1, 127, 128, 255]))],
    ['a UUID', new Binary(Buffer.alloc(16, 7), 4)],
    ['a timestamp', new Timestamp({ t: 1_700_000_000, i: 3 })],
  ])('should come back as they were: %s [E1]', async (_name, value) => {
    expect(await throughTheServer(value)).toEqual(value)
  })

  it.each([
    ['a date to the millisecond', new Date('2026-11-21T10:11:12.345Z')],
    ['a date before 1970', new Date('1947-08-15T00:00:00.001Z')],
    ['an empty string', ''],
    ['a string of 2 MB', 'ab'.repeat(1024 * 1024)],
    ['Devanagari', 'राजस्थानी भोजन — शादी'],
    ['emoji and joiners', '👩‍🍳🇮🇳 e\u0301 \u200d'],
    ['a string with quotes, dollars and dots', '$set "a.b" \\ \n\t'],
    ['null', null],
    ['true', true],
    ['a pattern', /^a.b$/i],
    ['an empty array', []],
    ['an empty document', {}],
    ['nested arrays', [[[['a']], []], [null]]],
    ['a deep document', { a: { b: { c: [{ d: { e: 'f' } }] } } }],
  ])('should come back as they were: %s [E1]', async (_name, value) => {
    expect(await throughTheServer(value)).toEqual(value)
  })

  it('should keep the order of keys [E1]', async () => {
    const value = await throughTheServer({ z: true, a: true, m: { y: true, b: true } })
    expect(JSON.stringify(value)).toBe('{"z":true,"a":true,"m":{"y":true,"b":true}}')
  })

  it('should tell null from missing [E1]', async () => {
    await raw().insertMany([{ row: 'missing' }, { row: 'null', field: null }])
    const rows = async (field: object) =>
      (
        await raw()
          .find({ row: { $exists: true }, field })
          .toArray()
      ).map(({ row }) => row)
    expect(await rows({ $type: 'null' })).toEqual(['null'])
    expect(await rows({ $exists: false })).toEqual(['missing'])
    expect(await rows({ $eq: null })).toEqual(['missing', 'null'])
  })

  it('should come back through Payload as they went in [E1]', async () => {
    const fields = {
      title: 'दाल बाटी 👩‍🍳',
      price: 0.30000000000000004,
      day: '2026-11-21T10:11:12.345Z',
      tags: ['a', 'ab'.repeat(19_000)],
      extra: { list: [1, 2.5, null, [true, { deep: 'x' }]], nothing: null },
    }
    const { id } = await payload().create(dish(fields))
    expect(await payload().findByID({ collection: 'dishes', id })).toMatchObject(fields)
  })
})

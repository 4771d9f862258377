import type { Payload } from 'payload'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { seedContent } from '../../../seed/seedContent'
import { getTestPayload, type TestPayload } from '../../helpers/testPayload'

let test: TestPayload
let payload: Payload

beforeEach(async () => {
  test = await getTestPayload({ databaseUri: inject('databaseUri') })
  payload = test.payload
})

afterEach(() => test.destroy())

const seed = () => seedContent({ payload, report: () => undefined })

describe('[O6] seeding again', () => {
  it('should change nothing: no document, no date, no version', async () => {
    await seed()
    const before = await everything()
    await seed()
    expect(await everything()).toEqual(before)
  })

  it('should keep what an editor changed, and not bring back what one deleted', async () => {
    await seed()
    const [thali] = (await find('Traditional Rajasthani Thali')).docs
    const [gala] = (await find('Corporate Gala Night')).docs
    const own = { capacity: 'Up to 5 guests', title: 'Our own thali' }
    await payload.update({ collection: 'services', id: thali?.id ?? '', data: own })
    await payload.delete({ collection: 'services', id: gala?.id ?? '' })
    await payload.updateGlobal({ slug: 'site-settings', data: { name: 'Our name' } })
    await seed()
    expect((await find('Our own thali')).docs).toMatchObject([own])
    expect((await find('Corporate Gala Night')).totalDocs).toBe(0)
    expect((await find('Traditional Rajasthani Thali')).totalDocs).toBe(0)
    expect(await payload.findGlobal({ slug: 'site-settings' })).toMatchObject({ name: 'Our name' })
  })

  it('should complete what was cut off, without a second copy', async () => {
    await expect(
      seedContent({
        payload,
        report: (line) => {
          if (line.startsWith('services')) throw new Error('the power went')
        },
      }),
    ).rejects.toThrow('the power went')
    expect((await payload.count({ collection: 'faqs' })).totalDocs).toBe(0)
    await seed()
    expect((await payload.count({ collection: 'services' })).totalDocs).toBe(24)
    expect((await payload.count({ collection: 'faqs' })).totalDocs).toBe(4)
  })

  it('should leave bookings alone', async () => {
    const data = { contactNumber: '9829012345', kind: 'booking', status: 'new' } as const
    await payload.create({ collection: 'bookings', data })
    const before = await documents('Booking')
    await seed()
    await seed()
    expect(await documents('Booking')).toEqual(before)
  })
})

function find(title: string) {
  return payload.find({ collection: 'services', where: { title: { equals: title } } })
}

function documents(name: string) {
  return payload.db.connection.collection(name).find().sort({ _id: 1 }).toArray()
}

async function everything() {
  const collections = await payload.db.connection.listCollections()
  const names = collections.map(({ name }) => name).sort()
  return Promise.all(names.map(async (name) => [name, await documents(name)]))
}

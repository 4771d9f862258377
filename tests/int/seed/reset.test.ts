import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resetContent } from '../../../seed/resetContent'
import { richText } from '../../../seed/richText'
import { pictureCount } from '../../harness/content/titles'
import { getContent, type Seeded } from './seeded'
import { snapshot } from './snapshot'

let seeded: Seeded

beforeAll(async () => {
  seeded = await getContent({ pictures: 'copied' })
})

afterAll(() => seeded.destroy())

describe('[O6] the reset', () => {
  it('should bring back what was changed and deleted, take away what was added, and leave requests and accounts as they are', async () => {
    const { payload } = seeded
    await storeBookings(payload)
    const before = await snapshot(payload)
    const folder = String(payload.collections.media.config.upload.staticDir)
    const { docs: pictures } = await payload.find({ collection: 'media', pagination: false })
    const files = pictures.map(({ filename }) => filename)
    await spoil()
    await writeFile(path.join(folder, 'stray.txt'), 'not ours')

    const lines: string[] = []
    await resetContent({ payload, report: (line) => lines.push(line) })
    expect(lines).toContain('services: 23 removed')
    expect(await readdir(folder)).toEqual(['stray.txt'])

    expect(await seeded.seed()).toEqual([
      `media: ${pictureCount} made`,
      'faqs: 12 made',
      'services: 24 made',
      'dishes: 80 made',
      'plans: 3 made',
      'team: 1 made',
      'gallery: 16 made',
      'testimonials: 3 made',
      'globals: 6 made',
    ])
    expect((await readdir(folder)).sort()).toEqual([...files, 'stray.txt'].sort())
    const settings = await payload.findGlobal({ slug: 'site-settings' })
    expect([settings.name, settings.whatsapp]).toEqual(['Jharokha Utsav', undefined])
    expect((await payload.count({ collection: 'faqs' })).totalDocs).toBe(12)
    const after = await snapshot(payload)
    expect(after._Service_versions).toHaveLength(48)
    expect([after.Booking, after.User]).toEqual([before.Booking, before.User])
    expect([after.Booking?.length, after.User?.length]).toEqual([2, 1])
  })
})

/** A new one, and one with a timeline that lies in the trash. */
async function storeBookings(payload: Payload) {
  const kept = { collection: 'bookings', depth: 0 } as const
  const contactNumber = '9829012345'
  await payload.create({ ...kept, data: { contactNumber, kind: 'booking', status: 'new' } })
  const { id } = await payload.create({
    ...kept,
    data: {
      contactNumber,
      idempotencyKey: 'one',
      timeline: [{ at: '2026-01-01T00:00:00.000Z', kind: 'note', text: 'Called back.' }],
      kind: 'contact',
      message: 'नमस्ते',
      status: 'quoted',
    },
  })
  await payload.update({ ...kept, id, data: { deletedAt: new Date().toISOString() }, trash: true })
}

async function spoil() {
  const { payload } = seeded
  const { docs } = await payload.find({ collection: 'services', depth: 0, limit: 2 })
  await payload.delete({ collection: 'services', id: String(docs[0]?.id) })
  await payload.update({
    collection: 'services',
    id: String(docs[1]?.id),
    data: { title: 'Other' },
  })
  const mine = { question: 'Mine?', answer: richText('Mine.'), order: 1 }
  await payload.create({ collection: 'faqs', data: mine })
  const data = { name: 'Another name', whatsapp: '9829012345' }
  await payload.updateGlobal({ slug: 'site-settings', data })
}

import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resetContent } from '../../../seed/resetContent'
import { richText } from '../../../seed/richText'
import { getSeeded, type Seeded } from './seeded'
import { snapshot } from './snapshot'

let seeded: Seeded

beforeAll(async () => {
  seeded = await getSeeded()
})

afterAll(() => seeded.destroy())

describe('[O6] the reset', () => {
  it('should bring back what was changed and deleted, take away what was added, and leave requests and accounts as they are', async () => {
    const { payload } = seeded
    await payload.create({
      collection: 'bookings',
      data: { contactNumber: '9829012345', kind: 'booking', status: 'new' },
    })
    await payload.create({
      collection: 'users',
      data: { email: 'a@example.com', password: 'correct-horse-battery', role: 'admin' },
    })
    const before = await snapshot(payload)
    const folder = String(payload.collections.media.config.upload.staticDir)
    const files = (await readdir(folder)).sort()
    await spoil()
    await writeFile(path.join(folder, 'stray.txt'), 'not ours')

    const lines: string[] = []
    await resetContent({ payload, report: (line) => lines.push(line) })
    expect(lines).toContain('services: 23 removed')
    expect(await readdir(folder)).toEqual(['stray.txt'])

    expect(await seeded.seed()).toEqual(seeded.lines)
    expect((await readdir(folder)).sort()).toEqual([...files, 'stray.txt'].sort())
    const settings = await payload.findGlobal({ slug: 'site-settings' })
    expect([settings.name, settings.whatsapp]).toEqual(['Jharokha Utsav', undefined])
    expect((await payload.count({ collection: 'faqs' })).totalDocs).toBe(12)
    const after = await snapshot(payload)
    expect(after._Service_versions).toHaveLength(48)
    for (const name of ['Booking', 'User']) {
      expect(after[name], name).toEqual(before[name])
      expect(after[name], name).toHaveLength(1)
    }
  })
})

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

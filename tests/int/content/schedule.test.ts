import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishScheduled } from '@/background/publishScheduled'
import { setStage, type Stage } from '../access/stage'

let stage: Stage

beforeAll(async () => {
  stage = await setStage()
})

afterAll(() => stage.destroy())

const past = new Date(Date.now() - 60_000)
const collection = 'services'

async function draft(title: string, data: object = {}) {
  const { id } = await stage.payload.create({
    collection,
    data: { title, category: 'weddings', image: stage.image, kind: 'event', ...data },
    draft: true,
  })
  return id
}

async function schedule({ id, by, at = past }: { id: string; by?: string; at?: Date }) {
  await stage.payload.jobs.queue({
    input: {
      type: 'publish',
      doc: { relationTo: collection, value: id },
      user: { relationTo: 'users', value: by ?? String(stage.attempts.staff.user?.id) },
    },
    task: 'schedulePublish',
    waitUntil: at,
  })
}

const statusOf = async (id: string) =>
  (await stage.payload.findByID({ collection, id, depth: 0, draft: true }))._status

describe('[O1] what is scheduled', () => {
  it('should be published once its moment has come, and not before', async () => {
    const [now, later] = [await draft('Now'), await draft('Later')]
    await schedule({ id: now })
    await schedule({ id: later, at: new Date(Date.now() + 3_600_000) })
    await publishScheduled(stage.payload)
    expect([await statusOf(now), await statusOf(later)]).toEqual(['published', 'draft'])
  })

  it('should be published though the process that began with it died', async () => {
    const id = await draft('Died')
    await schedule({ id })
    const jobs = stage.payload.db.connection.collection('payload-jobs')
    const long = new Date(Date.now() - 3_600_000)
    const dead = { $set: { processing: true, updatedAt: long } }
    await jobs.updateMany({ 'input.doc.value': { $exists: true }, waitUntil: past }, dead)
    await publishScheduled(stage.payload)
    expect(await statusOf(id)).toBe('published')
  })

  it('should not be published when who planned it is gone, nor when a field is missing', async () => {
    const [orphan, unfit] = [await draft('Orphan'), await draft('Unfit', { image: undefined })]
    await schedule({ id: orphan, by: '0123456789abcdef01234567' })
    await schedule({ id: unfit })
    await publishScheduled(stage.payload)
    expect([await statusOf(orphan), await statusOf(unfit)]).toEqual(['draft', 'draft'])
  })

  it('[U3] should publish nothing that whoever planned it may not change', async () => {
    await stage.payload.jobs.queue({
      input: {
        type: 'publish',
        global: 'legal-pages',
        user: { relationTo: 'users', value: String(stage.attempts.staff.user?.id) },
      },
      task: 'schedulePublish',
      waitUntil: past,
    })
    await publishScheduled(stage.payload)
    const legal = await stage.payload.findGlobal({ slug: 'legal-pages' })
    expect(legal._status).not.toBe('published')
  })
})

import { mongo } from 'mongoose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { publishScheduled } from '@/background/publishScheduled'
import { access } from '@/i18n/en/account'
import { request } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage

beforeAll(async () => {
  stage = await setStage()
})

afterAll(() => stage.destroy())

const collection = 'testimonials'
const SECOND = 1000
const HOUR = 3_600_000

async function makeDraft() {
  const data = { author: 'Asha', quote: 'Good food' }
  const { id } = await stage.payload.create({ collection, data, draft: true })
  const parent = new mongo.ObjectId(id)
  const versions = stage.payload.db.versions[collection]?.collection
  const setVersion = (update: object) => versions?.updateOne({ parent, latest: true }, update)
  const claim = (at: number) => setVersion({ $set: { claimedAt: new Date(at) } })
  const free = () => setVersion({ $unset: { claimedAt: 1 } })
  const save = (data: object, query = '') =>
    request({
      data,
      method: 'PATCH',
      path: `/${collection}/${id}${query}`,
      payload: stage.payload,
      token: stage.attempts.staff.token ?? '',
    })
  const newest = () => stage.payload.findByID({ collection, draft: true, id })
  return { claim, free, id, newest, save, setVersion }
}

it('[O1] a save over one that is under way should be refused, and over one that a dead process began be made', async () => {
  const { claim, newest, save } = await makeDraft()
  await claim(Date.now())
  const refused = await save({ author: 'Meera' })
  expect([refused.status, refused.body.errors]).toEqual([409, [{ message: access.savedMeanwhile }]])
  expect((await newest()).author).toBe('Asha')

  await claim(Date.now() - 31 * SECOND)
  expect((await save({ author: 'Meera' })).status).toBe(200)
  expect((await newest()).author).toBe('Meera')
  expect((await save({ author: 'Kamla' }, '?draft=true')).status).toBe(200)
  expect((await newest()).author).toBe('Kamla')
})

it('[O1] [W1] a save should be the newest one though the one before it has a later time', async () => {
  const { newest, save, setVersion } = await makeDraft()
  const later = new Date(Date.now() + 6 * HOUR)
  await setVersion({ $set: { updatedAt: later, 'version.updatedAt': later } })
  expect((await save({ author: 'Meera' }, '?draft=true')).status).toBe(200)
  expect((await newest()).author).toBe('Meera')
  expect((await save({ author: 'Kamla' }, '?draft=true')).status).toBe(200)
  expect((await newest()).author).toBe('Kamla')
})

it('[O1] a save that its field refuses should leave the document free', async () => {
  const { payload } = stage
  const make = (title: string) =>
    payload.create({
      collection: 'pricing-plans',
      data: {
        _status: 'published',
        colour: 'rani',
        features: ['One'],
        icon: 'arch',
        order: 1,
        title,
      },
    })
  const [{ id }, { slug }] = [await make('Rani'), await make('Raja')]
  const save = (data: object) =>
    request({
      data,
      method: 'PATCH',
      path: `/pricing-plans/${id}`,
      payload,
      token: stage.attempts.staff.token ?? '',
    })
  expect((await save({ slug })).status).toBe(400)
  expect((await save({ slug: 'maharani' })).status).toBe(200)
})

it('[O1] what is scheduled should be published though a save of the same moment refused it first', async () => {
  const { claim, free, id, newest } = await makeDraft()
  const { payload } = stage
  const past = new Date(Date.now() - SECOND)
  await payload.jobs.queue({
    input: { doc: { relationTo: collection, value: id }, type: 'publish' },
    task: 'schedulePublish',
    waitUntil: past,
  })
  await claim(Date.now())
  await publishScheduled(payload)
  expect((await newest())._status).toBe('draft')

  await free()
  const jobs = payload.db.connection.collection('payload-jobs')
  const { matchedCount } = await jobs.updateMany(
    { waitUntil: { $gt: new Date() } },
    { $set: { waitUntil: past } },
  )
  expect(matchedCount).toBe(1)
  await publishScheduled(payload)
  expect((await newest())._status).toBe('published')
})

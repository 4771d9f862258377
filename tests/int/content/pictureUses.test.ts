import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPictureUses } from '@/panel/findPictureUses'
import { request } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage

beforeAll(async () => {
  stage = await setStage()
})

afterAll(() => stage.destroy())

const deletePicture = (id: string) =>
  request({
    method: 'DELETE',
    path: `/media/${id}`,
    payload: stage.payload,
    token: stage.attempts.staff.token,
  })

it('[O3] a picture is not deleted while a page shows it, in a draft too, and says where', async () => {
  const { image, payload } = stage
  const member = await payload.create({
    collection: 'team-members',
    data: { _status: 'published', name: 'Asha', order: 1, role: 'Founder' },
  })
  const draft = { collection: 'team-members', draft: true, id: member.id } as const
  await payload.update({ ...draft, data: { image } })
  const names = async () =>
    (await findPictureUses(payload, image)).map(({ label, title }) => [label, title])
  expect(await names()).toContainEqual(['Team member', 'Asha'])

  const home = await payload.updateGlobal({
    slug: 'home-page',
    data: { hero: { image, title: 'Hello' } },
    draft: true,
  })
  expect(home.hero.title).toBe('Hello')
  expect(await names()).toContainEqual(['Home page', ''])

  const refused = await deletePicture(image)
  expect(refused.status).toBe(409)
  expect(refused.body.errors[0]?.message).toContain('Team member “Asha”')
  expect(refused.body.errors[0]?.message).toContain('Home page')
})

it('[O3] a picture that is used nowhere is deleted', async () => {
  const { image, payload } = stage
  const { height, mimeType, width } = await payload.findByID({ collection: 'media', id: image })
  const spare = await payload.db.create({
    collection: 'media',
    data: { alt: { en: 'A spare lamp' }, filename: 'spare.png', height, mimeType, width },
  })
  expect(await findPictureUses(payload, String(spare.id))).toEqual([])
  expect((await deletePicture(String(spare.id))).status).toBe(200)
})

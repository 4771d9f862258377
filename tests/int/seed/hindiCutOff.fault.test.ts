import { afterEach, expect, it, vi } from 'vitest'
import { faqs } from '../../../seed/content/hi/faqs'
import { getEnglish, inHindi } from './english'
import { snapshot } from './snapshot'

afterEach(() => {
  vi.restoreAllMocks()
})

it('[I2] a seed that was cut off between the languages should be completed by the next', async () => {
  const { payload, seed } = await getEnglish()
  const update = payload.update.bind(payload) as (options: unknown) => Promise<unknown>
  let [last, writes] = [0, 0]
  vi.spyOn(payload, 'update').mockImplementation(((options: unknown) => {
    writes += 1
    return writes > last ? Promise.reject(new Error('cut off')) : update(options)
  }) as typeof payload.update)
  for (const write of [0, 20, 40, 10]) {
    ;[last, writes] = [write, 0]
    await expect(seed(), `write ${write}`).rejects.toThrow('cut off')
  }
  vi.restoreAllMocks()
  await seed()
  const { docs } = await payload.find({ ...inHindi, collection: 'faqs' })
  expect(docs.map(({ question }) => question)).toEqual(
    Object.values(faqs).map(({ question }) => question),
  )
  const before = await snapshot(payload)
  await seed()
  expect(await snapshot(payload)).toEqual(before)
})

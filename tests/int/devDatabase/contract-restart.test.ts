import { expect, inject, it } from 'vitest'
import { databaseSettings } from '@/devDatabase/settings'
import { databaseSandbox, startForTest } from '../../harness/databaseSandbox'
import { dish, startPayload } from './contractPayload'

const ours = databaseSettings().databaseUri === undefined
const why = ours ? '' : ' (skipped: the server of DATABASE_URI is not ours to restart)'

it.skipIf(!ours)(
  `should find documents, versions and unique rules again after a restart${why} [W2]`,
  async () => {
    const { folder } = await databaseSandbox()
    const first = await startForTest(folder, databaseSettings())
    expect(first.server).toBe(inject('databaseServer'))
    const before = await startPayload(first.uri)
    const { id } = await before.create(dish({ title: 'दाल', code: 'kept', price: 0.1 }))
    const page = await before.create({ collection: 'pages', data: { title: 'one' } })
    await before.update({ collection: 'pages', id: page.id, data: { title: 'two' } })
    await before.destroy()
    await first.stop()

    const second = await startForTest(folder, databaseSettings())
    const after = await startPayload(second.uri)
    try {
      expect(await after.findByID({ collection: 'dishes', id })).toMatchObject({
        title: 'दाल',
        price: 0.1,
      })
      const where = { parent: { equals: page.id } }
      expect((await after.findVersions({ collection: 'pages', where })).totalDocs).toBe(2)
      await expect(after.create(dish({ code: 'kept' }))).rejects.toMatchObject({
        data: { errors: [{ path: 'code' }] },
      })
    } finally {
      await after.destroy()
    }
  },
)

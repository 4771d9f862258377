import { execa } from 'execa'
import { expect, onTestFinished, test } from 'vitest'
import { childEnv } from '@/env'
import { startObjectStore } from '../../harness/deploy/objectStore'

test('[W2] the bucket of the pictures should be made once', async () => {
  const store = await startObjectStore()
  let open = true
  onTestFinished(() => (open ? store.stop() : undefined))
  const { S3_BUCKET, S3_ENDPOINT } = store.env
  const env = childEnv({
    AWS_ACCESS_KEY_ID: store.env.S3_ACCESS_KEY_ID,
    AWS_REGION: 'us-east-1',
    AWS_SECRET_ACCESS_KEY: store.env.S3_SECRET_ACCESS_KEY,
  })
  const create = () =>
    execa(process.execPath, ['deploy/createBucket.mjs', S3_BUCKET, S3_ENDPOINT], {
      env,
      extendEnv: false,
    })
  expect((await create()).stdout).toBe('pictures: made')
  expect([...store.objects.keys()].join()).toMatch(/^\/pictures\/?$/)
  expect((await create()).stdout).toBe('pictures: unchanged')

  open = false
  await store.stop()
  await expect(create()).rejects.toThrow('ECONNREFUSED')
})

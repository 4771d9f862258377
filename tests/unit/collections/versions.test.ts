import { expect, it, vi } from 'vitest'
import { loadConfigs } from '../../harness/content/anyContent'

vi.mock('@/env', () => ({ siteEnv: () => ({ MEDIA_DIR: '/tmp', siteUrl: 'https://utsav.test' }) }))

it('[O1] every collection and global should say whether it keeps versions, which Payload 4 does by default', async () => {
  const configs = await loadConfigs()
  expect(configs.length).toBeGreaterThan(12)
  const silent = configs.filter((config) => !('versions' in config)).map(({ slug }) => slug)
  expect(silent).toEqual([])
})

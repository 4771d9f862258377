import { execa } from 'execa'
import { expect } from 'playwright/test'
import sharp from 'sharp'
import which from 'which'
import { childEnv } from '@/env'
import { adminHeaders } from '../e2e/adminHeaders'
import { expectNothingLost } from '../harness/faults/expectNothingLost'
import { startLoad } from '../harness/faults/faultLoad'
import { test } from '../harness/faults/faultTest'

/**
 * A limit on the size of files stands in for a full disk, which would need rights that a test has
 * not: writing fails in the same places, with EFBIG for ENOSPC. A MongoDB whose disk is full ends
 * itself, which is the fault of one that is killed.
 */
test('[W1] where a picture finds no room it should be refused in words, and the site go on', async ({
  playwright,
  stage: { site, url },
}) => {
  const prlimit = await which('prlimit', { nothrow: true, path: childEnv({}).PATH ?? '' })
  test.skip(!prlimit, 'prlimit is not here')
  const [first] = site.instances
  const limit = (bytes: string) =>
    execa('prlimit', ['--pid', String(first?.pid), `--fsize=${bytes}:`])
  const api = await playwright.request.newContext({ baseURL: first?.url })
  const headers = await adminHeaders(api, site)
  const create = { width: 900, height: 600, channels: 3, background: '#f0a020' } as const
  const picture = {
    buffer: await sharp({ create }).png({ compressionLevel: 0 }).toBuffer(),
    mimeType: 'image/png',
    name: 'no-room.png',
  }
  const words = { alt: 'A wall of marigolds.', credit: 'Asha', licence: 'Ours' }
  const upload = () =>
    api.post('/api/media', {
      headers,
      multipart: { _payload: JSON.stringify(words), file: picture },
    })
  const load = startLoad({ url })
  try {
    await limit('100')
    const refused = await upload()
    expect([refused.status(), await refused.text()]).toEqual([
      400,
      expect.stringContaining('There was a problem while uploading the file.'),
    ])
    const where = 'where[alt][equals]=A wall of marigolds.'
    const stored = await api.get(`/api/media?${where}`, { headers })
    expect((await stored.json()).docs).toEqual([])
  } finally {
    await limit('unlimited')
  }
  const report = await load.stop()
  await expectNothingLost({ databaseUri: site.databaseUri, refusals: /^never$/, report })
  const taken = await upload()
  expect(taken.status(), await taken.text()).toBe(201)
  const { doc } = (await taken.json()) as { doc: { id: string } }
  await api.delete(`/api/media/${doc.id}`, { headers })
  await api.dispose()
})

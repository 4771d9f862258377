import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { holdFolder } from '@/devDatabase/dataFolder'
import { isStillRunning, someProcessOf } from '@/devDatabase/processes'
import { databaseSandbox } from '../../harness/databaseSandbox'

vi.mock('@/devDatabase/processes', async (original) => {
  const real = await original<{ isStillRunning: typeof isStillRunning }>()
  return { ...real, isStillRunning: vi.fn(real.isStillRunning) }
})

afterAll(() => vi.doUnmock('@/devDatabase/processes'))

it('should leave a folder to who took it over between the look and the deed [W2]', async () => {
  const { folder } = await databaseSandbox()
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, 'holder.json')
  const since = new Date().toISOString()
  const faster = { ...(await someProcessOf(process.pid)), since, server: null }
  await writeFile(file, JSON.stringify({ ...faster, started: 1 }))
  vi.mocked(isStillRunning).mockImplementationOnce(async () => {
    await writeFile(file, JSON.stringify(faster))
    return false
  })

  await expect(holdFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`)
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(faster)
})

import { once } from 'node:events'
import path from 'node:path'
import { execaNode } from 'execa'
import { expect, it, vi } from 'vitest'
import { readNotes, writeNotes } from '../../harness/database/notes'
import { databaseSandbox, fallbackSettings, startForTest } from '../../harness/database/sandbox'
import { standInSaved } from '../../harness/database/standInSaved'
import { isRunning } from '../../harness/launch/launchIsRunning'

const launcher = path.join(import.meta.dirname, '../../harness/database/launcher.ts')

it('the data should be there after a restart [W2]', async () => {
  const { folder } = await databaseSandbox()
  const first = await startForTest(folder, fallbackSettings())
  const told = vi.fn()
  first.onExit(told)
  await writeNotes(first.uri, ['a', 'b'])
  await Promise.all([first.stop(), first.stop()])
  expect(isRunning(first.pid ?? 0)).toBe(false)
  const second = await startForTest(folder, fallbackSettings())
  expect(await readNotes(second.uri)).toEqual(['a', 'b'])
  expect(told).not.toHaveBeenCalled()
})

it('a server that ends should be told of, and what it saved be there again [W2]', async () => {
  const { folder } = await databaseSandbox()
  const first = await startForTest(folder, fallbackSettings())
  const told = vi.fn()
  first.onExit(told)
  await writeNotes(first.uri, ['a', 'b', 'c'])
  await standInSaved(folder, first.uri)
  process.kill(first.pid ?? 0, 'SIGKILL')
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce(), 60_000)
  expect(told).toHaveBeenCalledWith(
    expect.stringMatching(/^The database server \(mongo-java-server .*\) ended \(SIGKILL\)\./),
  )
  await first.stop()
  const second = await startForTest(folder, fallbackSettings())
  expect(await readNotes(second.uri)).toEqual(['a', 'b', 'c'])
})

it('a start should wait for the server of a launcher that was killed, and have its data [W2]', async () => {
  const { folder } = await databaseSandbox()
  const child = execaNode(launcher, [folder], {
    nodeOptions: ['--import', 'tsx'],
    reject: false,
    buffer: false,
  })
  const [said] = await once(child.stdout, 'data')
  const [uri = '', orphan] = String(said).trim().split(' ')
  await writeNotes(uri, ['a', 'b'])
  await standInSaved(folder, uri)
  child.kill('SIGKILL')
  await child

  const second = await startForTest(folder, fallbackSettings())
  expect(isRunning(Number(orphan))).toBe(false)
  expect(await readNotes(second.uri)).toEqual(['a', 'b'])
})

it('a second start on the same folder should end with one line [W2]', async () => {
  const { folder } = await databaseSandbox()
  await startForTest(folder, fallbackSettings())
  await expect(startForTest(folder, fallbackSettings())).rejects.toThrow(
    new RegExp(`^${path.join(folder, 'mongo-java-server')} is in use: stop what runs on it first`),
  )
})

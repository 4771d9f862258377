import { execaNode } from 'execa'
import { once } from 'node:events'
import { readFile, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { processStart } from '@/devDatabase/processes'
import { databaseSandbox, fallbackSettings, startForTest } from '../../harness/databaseSandbox'
import { readNotes, writeNotes } from '../../harness/databaseNotes'
import { standInSaved } from '../../harness/standInSaved'

const launcher = path.join(import.meta.dirname, '../../harness/databaseLauncher.ts')

async function serverPid(folder: string) {
  const { server } = JSON.parse(await readFile(path.join(folder, 'holder.json'), 'utf8'))
  return server.pid as number
}

const throwAways = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`throw-away-database-${process.pid}-`))

describe('the server of a kept folder', () => {
  it('should keep data over a restart [W2]', async () => {
    const { folder } = await databaseSandbox()
    const first = await startForTest(folder, fallbackSettings())
    await writeNotes(first.uri, ['a', 'b'])
    await first.stop()
    const second = await startForTest(folder, fallbackSettings())
    expect(await readNotes(second.uri)).toEqual(['a', 'b'])
  })

  it('should tell when it ends by itself, and what it has saved should be there again [W2]', async () => {
    const { folder } = await databaseSandbox()
    const first = await startForTest(folder, fallbackSettings())
    const told = vi.fn()
    first.onExit(told)
    await writeNotes(first.uri, ['a', 'b', 'c'])
    await standInSaved(folder, first.uri)
    process.kill(await serverPid(folder), 'SIGKILL')
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce(), 60_000)
    expect(told).toHaveBeenCalledWith(
      expect.stringMatching(/mongo-java-server .* ended by itself \(SIGKILL\)\.$/),
    )
    const late = vi.fn()
    first.onExit(late)
    expect(late).toHaveBeenCalledOnce()
    await first.stop()

    const second = await startForTest(folder, fallbackSettings())
    expect(await readNotes(second.uri)).toEqual(['a', 'b', 'c'])
  })

  it('should start again after launcher and server were killed, with nothing left of them [W2]', async () => {
    const { folder } = await databaseSandbox()
    const child = execaNode(launcher, [folder], {
      nodeOptions: ['--import', 'tsx'],
      reject: false,
      buffer: false,
    })
    const [said] = await once(child.stdout, 'data')
    const uri = String(said).trim()
    await writeNotes(uri, ['a', 'b'])
    const orphan = await serverPid(folder)
    await standInSaved(folder, uri)
    child.kill('SIGKILL')
    await child

    const second = await startForTest(folder, fallbackSettings())
    expect(await processStart(orphan)).toBeNull()
    expect(await readNotes(second.uri)).toEqual(['a', 'b'])
  })

  it('should be primary again on its old data though its port is another [W2]', async () => {
    const sandbox = await databaseSandbox()
    await sandbox.mongod()
    const file = path.join(sandbox.folder, 'mongod/set.json')
    const hosts: string[] = []
    for (let round = 0; round < 2; round++) {
      const { stop, uri } = await startForTest(sandbox.folder, sandbox.nowhere)
      const { members, version } = JSON.parse(await readFile(file, 'utf8'))
      expect(uri).toContain(members[0].host)
      expect(version).toBe(round + 1)
      hosts.push(members[0].host)
      await stop()
    }
    expect(new Set(hosts).size).toBe(2)
  })

  it('should say where the data of the other server stays [W2]', async () => {
    const sandbox = await databaseSandbox()
    await (await startForTest(sandbox.folder, fallbackSettings())).stop()
    await sandbox.mongod()
    const { lines } = await startForTest(sandbox.folder, sandbox.nowhere)
    expect(lines.join('\n')).toMatch(/starts empty; what was kept with mongo-java-server stays in /)
  })
})

describe('stop', () => {
  it('should leave neither process nor folder, be callable twice, and not count as an end by itself [W2]', async () => {
    const before = await throwAways()
    const database = await startForTest(null, fallbackSettings())
    const folder = (await throwAways()).filter((name) => !before.includes(name))
    expect(folder).toHaveLength(1)
    const told = vi.fn()
    database.onExit(told)
    await Promise.all([database.stop(), database.stop()])
    await database.stop()
    expect(await throwAways()).toEqual(before)
    expect(told).not.toHaveBeenCalled()
    await expect(readNotes(`${database.uri}?serverSelectionTimeoutMS=300`)).rejects.toThrow()
  })
})

import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import which from 'which'
import { databaseSandbox, startForTest } from '../../harness/databaseSandbox'

vi.mock('which', async (original) => {
  const real = await original<{ default: typeof which }>()
  return { default: vi.fn(real.default) }
})

afterAll(() => vi.doUnmock('which'))

const lookedFor = () => vi.mocked(which).mock.calls.map(([name]) => name)

beforeEach(() => {
  vi.mocked(which).mockClear()
})

describe('the server program', () => {
  it('should be a mongod on the PATH, with neither java nor mvn looked for [W2]', async () => {
    const sandbox = await databaseSandbox()
    await sandbox.mongod()
    await sandbox.program(path.join(sandbox.bin, 'java'), 'exit 1')
    await sandbox.program(path.join(sandbox.bin, 'mvn'), 'exit 1')

    const database = await startForTest(null, sandbox.nowhere)

    expect(database.server).toBe('MongoDB 8.2.6 (single-node replica set)')
    expect(database.uri).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+\/jharokha\?replicaSet=rs0$/)
    expect(database.lines).toEqual(['Starting MongoDB 8.2.6 (single-node replica set).'])
    const [asked, started, ...more] = (await sandbox.calls()).trim().split('\n')
    expect(asked).toBe('mongod --version')
    expect(started).toMatch(/^mongod .*--replSet rs0/)
    expect(more).toEqual([])
    expect(lookedFor()).toEqual(['mongod'])
  })

  it('should be MONGOMS_SYSTEM_BINARY before the mongod on the PATH [W2]', async () => {
    const sandbox = await databaseSandbox()
    await sandbox.mongod()
    const systemBinary = await sandbox.mongod(path.join(sandbox.root, 'mine/mongod'), '7.0.14')

    const database = await startForTest(null, { ...sandbox.nowhere, systemBinary })

    expect(database.server).toBe('MongoDB 7.0.14 (single-node replica set)')
    expect(lookedFor()).toEqual([])
  })

  it('should be one downloaded before, when it was unpacked to the end [W2]', async () => {
    const sandbox = await databaseSandbox()
    const binaries = path.join(sandbox.nowhere.cache, 'mongodb-binaries')
    await sandbox.mongod(path.join(binaries, 'mongod-x64-debian-8.2.10'), '8.2.10')
    await sandbox.mongod(path.join(binaries, 'mongod-x64-debian-8.2.9'), '8.2.9')
    await sandbox.mongod(path.join(binaries, 'mongod-x64-debian-8.3.0'), '8.3.0')
    await writeFile(path.join(binaries, 'mongod-x64-debian-8.2.9.md5'), '')
    await writeFile(path.join(binaries, 'mongod-x64-debian-8.2.10.md5'), '')

    const database = await startForTest(null, sandbox.nowhere)

    expect(database.server).toBe('MongoDB 8.2.10 (single-node replica set)')
    expect(database.lines[0]).toBe('There is no mongod on the PATH.')
    expect(lookedFor()).toEqual(['mongod'])
  })

  it('should be the next one when a found one does not start, whatever MONGOMS_ variables say [W2]', async () => {
    const sandbox = await databaseSandbox()
    await sandbox.mongod()
    const broken = await sandbox.brokenMongod(path.join(sandbox.root, 'mine/mongod'))
    vi.stubEnv('MONGOMS_SYSTEM_BINARY', broken)

    const database = await startForTest(null, { ...sandbox.nowhere, systemBinary: broken })

    expect(database.server).toBe('MongoDB 8.2.6 (single-node replica set)')
    const left = database.lines.find((line) => line.includes('does not start'))
    expect(left).toContain(`MONGOMS_SYSTEM_BINARY (${broken}) does not start: `)
    expect(left).toContain('no space left')
    vi.unstubAllEnvs()
  })

  it('should be the next one when a found one is no program for this machine [W2]', async () => {
    const sandbox = await databaseSandbox()
    await sandbox.mongod()
    const systemBinary = path.join(sandbox.root, 'missing')

    const database = await startForTest(null, { ...sandbox.nowhere, systemBinary })

    expect(database.lines[0]).toContain(`MONGOMS_SYSTEM_BINARY (${systemBinary}) does not run: `)
    expect(database.server).toContain('MongoDB 8.2.6')
  })
})

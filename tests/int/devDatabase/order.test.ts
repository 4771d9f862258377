import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { childEnv } from '@/env'
import { databaseSandbox, fallbackSettings, startForTest } from '../../harness/database/sandbox'

describe('the server program', () => {
  it('should be a mongod on the PATH, with neither java nor mvn run [W2]', async () => {
    const sandbox = await databaseSandbox()
    await sandbox.mongod()
    await sandbox.program(path.join(sandbox.bin, 'java'), 'exit 1')
    await sandbox.program(path.join(sandbox.bin, 'mvn'), 'exit 1')

    const database = await startForTest(sandbox.folder, sandbox.nowhere)

    expect(database.server).toBe('MongoDB 8.2.6')
    expect(database.uri).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+\/jharokha$/)
    expect(database.lines).toEqual(['Starting MongoDB 8.2.6.'])
    const [asked, started, ...more] = (await sandbox.calls()).trim().split('\n')
    expect(asked).toBe('mongod --version')
    expect(started).toContain(`--dbpath ${path.join(sandbox.folder, 'mongod')} `)
    expect(more).toEqual([])
  })

  it('should be MONGOMS_SYSTEM_BINARY before the mongod on the PATH [W2]', async () => {
    const sandbox = await databaseSandbox()
    await sandbox.mongod()
    const systemBinary = await sandbox.mongod(path.join(sandbox.root, 'mine/mongod'), '7.0.14')
    const database = await startForTest(sandbox.folder, { ...sandbox.nowhere, systemBinary })
    expect(database.server).toBe('MongoDB 7.0.14')
  })

  it('should be no other than MONGOMS_SYSTEM_BINARY where that does not run or start [W2]', async () => {
    const sandbox = await databaseSandbox()
    await sandbox.mongod()
    const missing = path.join(sandbox.root, 'missing')
    const broken = await sandbox.brokenMongod(path.join(sandbox.root, 'mine/mongod'))
    const start = (systemBinary: string) =>
      startForTest(sandbox.folder, { ...sandbox.nowhere, systemBinary })
    await expect(start(missing)).rejects.toThrow(`${missing} does not run: `)
    await expect(start(broken)).rejects.toThrow(/^MongoDB 8\.0\.0 does not start: .*no space left$/)
  })

  it('should be the next one when one on the PATH does not start [W2]', async () => {
    const sandbox = await databaseSandbox()
    await sandbox.brokenMongod()
    const settings = fallbackSettings()
    const env = { ...settings.env, PATH: `${sandbox.bin}:${childEnv({}).PATH}` }
    const { lines, server } = await startForTest(sandbox.folder, { ...settings, env })
    expect(lines[1]).toMatch(/^MongoDB 8\.0\.0 does not start: .*no space left$/)
    expect(server).toMatch(/^mongo-java-server /)
  })
})

describe('a data folder in use', () => {
  it('should be said in one line, for a mongod that locks it [W2]', async () => {
    const sandbox = await databaseSandbox()
    await sandbox.mongod()
    const first = await startForTest(sandbox.folder, sandbox.nowhere)
    const dbPath = path.join(sandbox.folder, 'mongod')
    await expect(startForTest(sandbox.folder, sandbox.nowhere)).rejects.toThrow(
      new RegExp(`^${dbPath} is in use: stop what runs on it first\\.$`),
    )
    await first.stop()
    await startForTest(sandbox.folder, sandbox.nowhere)
  })
})

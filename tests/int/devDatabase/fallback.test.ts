import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import type * as getPortModule from 'get-port'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { databaseClient } from '@/databaseClient'
import { jarsFolder } from '@/devDatabase/serverPrograms'
import { startDatabase } from '@/devDatabase/startDatabase'
import { databaseSandbox, fallbackSettings, startForTest } from '../../harness/database/sandbox'

const JAR = 'mongo-java-server-core-9.9.9.jar'
const copyJar = `for word in "$@"; do case $word in -DoutputDirectory=*) : > "\${word#*=}/${JAR}";; esac; done`

type Sandbox = Awaited<ReturnType<typeof databaseSandbox>>

async function failure({ folder, nowhere }: Sandbox) {
  const lines: string[] = []
  const start = startDatabase({ folder, report: (line) => lines.push(line) }, nowhere)
  await expect(start).rejects.toThrow(
    /^No MongoDB .*set DATABASE_URI.* mongod .*Java 17 .*Maven\. The last one tried: mongo-java-server .*/,
  )
  return lines
}

describe('mongo-java-server', () => {
  it('should stand in where no mongod is to be had, and say what it is for [W2]', async () => {
    const { folder } = await databaseSandbox()
    const database = await startForTest(folder, fallbackSettings())
    expect(database.server).toMatch(/^mongo-java-server \d+\.\d+\.\d+$/)
    expect(database.lines.join('\n')).toMatch(/for development only, not for production\.$/m)
  })

  it('should take another port when its own was taken in the meantime [W2]', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { default: getPort } = await vi.importActual<typeof getPortModule>('get-port')
    const ports = vi.fn(getPort).mockResolvedValueOnce(port)
    vi.doMock('get-port', () => ({ default: ports }))
    vi.resetModules()
    onTestFinished(() => {
      other.close()
      vi.doUnmock('get-port')
      vi.resetModules()
    })
    const { runServer } = await import('@/devDatabase/runServer')
    const { serverPrograms } = await import('@/devDatabase/serverPrograms')
    const settings = fallbackSettings()
    const program = await serverPrograms(settings).at(-1)?.(settings, () => undefined)
    if (!program) throw new Error('There is no program.')
    const { folder } = await databaseSandbox()
    const database = await runServer(program, { folder, report: () => undefined })
    onTestFinished(() => database.stop())
    expect(ports).toHaveBeenCalledTimes(2)
    expect(database.uri).not.toContain(`:${port}/`)
  })

  it('should leave one line when there is neither Java nor Maven [W2]', async () => {
    const lines = await failure(await databaseSandbox())
    expect(lines.at(-1)).toMatch(/^mongo-java-server could not be fetched: .*mvn ENOENT/)
  })

  it('should tell what Maven complained of, and leave no half-filled folder [W2]', async () => {
    const sandbox = await databaseSandbox()
    const complaint = '[ERROR] Could not transfer artifact: Connection refused'
    await sandbox.program(path.join(sandbox.bin, 'mvn'), `echo "${complaint}"; exit 1`)
    const lines = await failure(sandbox)
    expect(lines.at(-1)).toContain('could not be fetched: Could not transfer artifact')
    expect(await readdir(path.join(sandbox.nowhere.cache, 'mongo-java-server'))).toEqual([])
  })

  it('should be fetched once, and then stand in without a try at MongoDB itself [W2]', async () => {
    const sandbox = await databaseSandbox()
    await sandbox.program(path.join(sandbox.bin, 'java'), 'echo "no such class" >&2; exit 1')
    await sandbox.program(path.join(sandbox.bin, 'mvn'), copyJar)

    const first = await failure(sandbox)
    expect(first.join('\n')).toMatch(
      /^Looking for a mongod in .*, or downloading it from MongoDB\.$/m,
    )
    expect(first.at(-1)).toMatch(/^mongo-java-server .* does not start: .*no such class/)
    expect(existsSync(path.join(jarsFolder(sandbox.nowhere.cache), JAR))).toBe(true)
    const second = await failure(sandbox)
    expect(second.join('\n')).toMatch(/^To try MongoDB's own download, delete .*1\.47\.0\.$/m)
    expect(second.at(-1)).toMatch(/^mongo-java-server .* does not start: .*no such class/)

    const calls = (await sandbox.calls()).trim().split('\n')
    expect(calls.filter((call) => call.startsWith('mvn '))).toHaveLength(1)
    expect(calls.filter((call) => call.startsWith('java '))).toHaveLength(2)
  })

  it('should find a document by its unique key, whatever else the query names [V2]', async () => {
    const { folder } = await databaseSandbox()
    const { uri } = await startForTest(folder, fallbackSettings())
    const client = databaseClient(uri)
    const counts = client.db().collection('counts')
    await counts.createIndex({ key: 1 }, { unique: true })
    // A query with the pattern below that looks at another document does not end before the test is out of time.
    const [endless, text] = [`${'a'.repeat(200)}b`, 'short']
    const texts = Array.from({ length: 9 }, (_, key) => ({ key, text: key === 7 ? text : endless }))
    await counts.insertMany(texts)
    const slow = { text: /^(a|a)+\1c$|^short$/ }
    expect(await counts.findOne({ ...slow, key: 7 })).toMatchObject({ key: 7 })
    const more = { $or: [{ points: 1 }, { points: null }] }
    expect(await counts.findOne({ ...slow, ...more, key: 7 })).toMatchObject({ key: 7 })
    expect(await counts.findOne({ key: 7, text })).toMatchObject({ key: 7 })
    expect(await counts.findOne({ key: 7, text: 'b' })).toBeNull()
    await client.close()
  })
})

it('a folder for data should be made where there is none [W2]', async () => {
  const { folder } = await databaseSandbox()
  await mkdir(path.dirname(folder), { recursive: true })
  await startForTest(path.join(folder, 'deeper'), fallbackSettings())
})

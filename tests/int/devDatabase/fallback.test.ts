import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { startDatabase } from '@/devDatabase/startDatabase'
import { DatabaseError } from '@/devDatabase/DatabaseError'
import { jarsFolder } from '@/devDatabase/javaServer'
import { databaseSandbox, fallbackSettings, startForTest } from '../../harness/databaseSandbox'

const JAR = 'mongo-java-server-core-9.9.9.jar'
const copyJar = `for word in "$@"; do case $word in -DoutputDirectory=*) : > "\${word#*=}/${JAR}";; esac; done`

async function failure(settings: Awaited<ReturnType<typeof databaseSandbox>>['nowhere']) {
  const lines: string[] = []
  const start = startDatabase({ folder: null, report: (line) => lines.push(line) }, settings)
  const error = await start.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(DatabaseError)
  return { lines, message: (error as DatabaseError).message }
}

describe('mongo-java-server', () => {
  it('should stand in where no mongod is to be had, and say what it is for [W2]', async () => {
    const database = await startForTest(null, fallbackSettings())
    expect(database.server).toMatch(/^mongo-java-server \d+\.\d+\.\d+$/)
    expect(database.uri).not.toContain('replicaSet')
    expect(database.lines.at(-1)).toMatch(/for development and trial, not for production\.$/)
  })

  it('should leave one line with both remedies when there is no Java [W2]', async () => {
    const { nowhere } = await databaseSandbox()
    const { lines, message } = await failure(nowhere)
    expect(lines.at(-1)).toBe('There is no java on the PATH.')
    expect(message).toMatch(/^No MongoDB .*set DATABASE_URI.* mongod .*Java 17 .*Maven.$/)
  })

  it('should say so when there is no Maven to fetch it [W2]', async () => {
    const sandbox = await databaseSandbox()
    await sandbox.program(path.join(sandbox.bin, 'java'), 'exit 1')
    const { lines } = await failure(sandbox.nowhere)
    expect(lines.at(-1)).toBe(
      'mongo-java-server could not be fetched: there is no mvn on the PATH.',
    )
  })

  it('should tell what Maven complained of, and leave no half-filled folder [W2]', async () => {
    const sandbox = await databaseSandbox()
    await sandbox.program(path.join(sandbox.bin, 'java'), 'exit 1')
    const complaint = '[ERROR] Could not transfer artifact: Connection refused'
    await sandbox.program(path.join(sandbox.bin, 'mvn'), `echo "${complaint}"; exit 1`)
    const { lines } = await failure(sandbox.nowhere)
    expect(lines.at(-1)).toContain('could not be fetched: Could not transfer artifact')
    expect(await readdir(path.join(sandbox.nowhere.cache, 'mongo-java-server'))).toEqual([])
  })

  it('should be fetched once: with the jars there, Maven is not run [W2]', async () => {
    const sandbox = await databaseSandbox()
    await sandbox.program(path.join(sandbox.bin, 'java'), 'echo "no such class" >&2; exit 1')
    await sandbox.program(path.join(sandbox.bin, 'mvn'), copyJar)

    const first = await failure(sandbox.nowhere)
    expect(first.lines).toContain('Starting mongo-java-server 9.9.9.')
    expect(first.lines.at(-1)).toMatch(/^mongo-java-server 9\.9\.9 does not start: .*no such class/)
    const second = await failure(sandbox.nowhere)
    expect(second.lines).toContain('Starting mongo-java-server 9.9.9.')

    const calls = (await sandbox.calls()).trim().split('\n')
    expect(calls.filter((call) => call.startsWith('mvn '))).toHaveLength(1)
    expect(calls.filter((call) => call.startsWith('java '))).toHaveLength(2)
  })

  it('should be fetched again when pom.xml names another version [W2]', async () => {
    const sandbox = await databaseSandbox()
    await sandbox.program(path.join(sandbox.bin, 'java'), 'exit 1')
    await sandbox.program(path.join(sandbox.bin, 'mvn'), copyJar)
    const jars = await jarsFolder(sandbox.nowhere)
    const other = path.join(path.dirname(jars), '000000000000')
    await mkdir(other, { recursive: true })
    await writeFile(path.join(other, JAR), '')
    await failure(sandbox.nowhere)
    expect(await sandbox.calls()).toContain('mvn ')
    expect(await readdir(jars)).toEqual([JAR])
  })
})

import { execa } from 'execa'
import { once } from 'node:events'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { DatabaseError } from '@/devDatabase/DatabaseError'
import { holdFolder } from '@/devDatabase/dataFolder'
import { someProcessOf, processStart } from '@/devDatabase/processes'
import { databaseSandbox, startForTest } from '../../harness/databaseSandbox'
import { isRunning } from '../../harness/launchIsRunning'

const since = '2026-01-02T03:04:05.000Z'

async function heldBy(pid: number, started: number | null, server: unknown = null) {
  const { folder } = await databaseSandbox()
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, 'holder.json')
  await writeFile(file, JSON.stringify({ pid, started, since, server }))
  return { folder, holder: async () => JSON.parse(await readFile(file, 'utf8')) }
}

async function sleepingProcess() {
  const child = execa('sleep', ['60'], { reject: false })
  onTestFinished(() => void child.kill('SIGKILL'))
  const pid = child.pid ?? 0
  return { pid, started: await processStart(pid), child }
}

async function deadPid() {
  const child = execa('true')
  await child
  return child.pid ?? 0
}

describe('a data folder', () => {
  it('should not be shared by two starts, and the second should name the holder [W2]', async () => {
    const sandbox = await databaseSandbox()
    await sandbox.mongod()
    const first = await startForTest(sandbox.folder, sandbox.nowhere)
    const second = startForTest(sandbox.folder, sandbox.nowhere)
    await expect(second).rejects.toThrow(DatabaseError)
    await expect(startForTest(sandbox.folder, sandbox.nowhere)).rejects.toThrow(
      new RegExp(`${sandbox.folder} is in use by process ${process.pid} since 20\\d\\d-`),
    )
    await first.stop()
    await (await startForTest(sandbox.folder, sandbox.nowhere)).stop()
    expect(await readdir(sandbox.folder)).toEqual(['mongod'])
  })

  it('should stay with another living process [W2]', async () => {
    const { pid, started } = await sleepingProcess()
    const { folder } = await heldBy(pid, started)
    await expect(holdFolder(folder)).rejects.toThrow(`by process ${pid} since ${since}`)
  })

  it('should be taken over from a dead process [W2]', async () => {
    const { folder, holder } = await heldBy(await deadPid(), Date.now())
    const hold = await holdFolder(folder)
    expect(await holder()).toMatchObject({ pid: process.pid })
    await hold.release()
    expect(await readdir(folder)).toEqual([])
  })

  it('should be taken over from a killed process that nobody buried [W2]', async () => {
    const parent = execa('sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 60'], { reject: false })
    onTestFinished(() => void parent.kill('SIGKILL'))
    const [said] = await once(parent.stdout, 'data')
    const pid = Number(String(said))
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), 60_000)
    expect(() => process.kill(pid, 0)).not.toThrow()
    const { folder, holder } = await heldBy(pid, null)
    await holdFolder(folder)
    expect(await holder()).toMatchObject({ pid: process.pid })
  })

  it('should be taken over when another process got the number of the dead one [W2]', async () => {
    const { pid, started } = await sleepingProcess()
    const { folder, holder } = await heldBy(pid, (started ?? 0) - 60_000)
    await holdFolder(folder)
    expect(await holder()).toMatchObject({ pid: process.pid })
  })

  it('should be taken over from a torn holder file [W2]', async () => {
    const { folder } = await databaseSandbox()
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, 'holder.json'), '{"pid":')
    await holdFolder(folder)
  })

  it('should be taken over by exactly one of many at once [W2]', async () => {
    const dead = await deadPid()
    for (let round = 0; round < 10; round++) {
      const { folder } = await heldBy(dead, Date.now())
      const tries = Array.from({ length: 12 }, async (_, delay) => {
        await sleep(delay)
        return holdFolder(folder)
      })
      const won = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
      expect(won).toHaveLength(1)
    }
  })

  it('should be rid of a server that outlived its launcher before the next one starts [W2]', async () => {
    const orphan = await sleepingProcess()
    const { folder, holder } = await heldBy(await deadPid(), Date.now(), {
      pid: orphan.pid,
      started: orphan.started,
    })
    const hold = await holdFolder(folder)
    expect((await orphan.child).signal).toBe('SIGTERM')
    await hold.note(process.pid)
    expect(await holder()).toMatchObject({ server: await someProcessOf(process.pid) })
  })

  it('should not cost a stranger that got the number of the old server its life [W2]', async () => {
    const { pid, started } = await sleepingProcess()
    const server = { pid, started: (started ?? 0) - 60_000 }
    const { folder } = await heldBy(await deadPid(), Date.now(), server)
    await holdFolder(folder)
    await sleep(200)
    expect(await processStart(pid)).toBe(started)
  })
})

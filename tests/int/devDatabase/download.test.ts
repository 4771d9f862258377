import { once } from 'node:events'
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startDatabase } from '@/devDatabase/startDatabase'
import { downloadMongod } from '@/devDatabase/downloadMongod'
import { jarsFolder } from '@/devDatabase/javaServer'
import { databaseSandbox, downloadFrom } from '../../harness/databaseSandbox'

/** A server that takes calls and answers each byte it is told to, or none. */
async function serverThat(speak: (socket: Socket) => void) {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => socket.destroy())
    socket.once('data', () => speak(socket))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

interface Failing {
  mirror: string
  patience: number
  sandbox?: Awaited<ReturnType<typeof databaseSandbox>>
}

async function failedStart({ mirror, patience, sandbox: given }: Failing) {
  const sandbox = given ?? (await databaseSandbox())
  const downloadEnv = { ...sandbox.nowhere.downloadEnv, ...downloadFrom(mirror) }
  const settings = { ...sandbox.nowhere, downloadEnv, patience }
  const lines: string[] = []
  const began = Date.now()
  const start = () => startDatabase({ folder: null, report: (line) => lines.push(line) }, settings)
  await expect(start()).rejects.toThrow(/No MongoDB to be had/)
  return { sandbox, settings, lines, start, took: Date.now() - began }
}

/** Nothing listens there: the answer comes at once, long before patience ends. */
const refusing = { mirror: 'http://127.0.0.1:1', patience: 300_000 }

describe("MongoDB's own download", () => {
  it('should be given up when no byte comes for the time set [W2]', async () => {
    const { lines, took } = await failedStart({
      mirror: await serverThat(() => undefined),
      patience: 1000,
    })
    expect(lines).toContain("MongoDB's own mongod could not be downloaded: no byte came for 1 s")
    expect(took).toBeGreaterThan(1000)
  })

  it('should be given up when it stops in the middle, after it told of progress [W2]', async () => {
    const megabyte = Buffer.alloc(1024 * 1024)
    const sandbox = await databaseSandbox()
    const folder = path.join(sandbox.nowhere.cache, 'mongodb-binaries')
    await mkdir(folder, { recursive: true })
    // As if bytes came, until the program that downloads has started and asks.
    const starting = setInterval(() => void appendFile(path.join(folder, 'starting'), '.'), 100)
    onTestFinished(() => clearInterval(starting))
    let sent = 0
    const mirror = await serverThat((socket) => {
      clearInterval(starting)
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 99000000\r\n\r\n')
      const timer = setInterval(() => {
        if (sent++ < 10) socket.write(megabyte)
        else clearInterval(timer)
      }, 400)
    })
    const { lines } = await failedStart({ mirror, patience: 2000, sandbox })
    expect(sent).toBeGreaterThan(9)
    expect(lines.join('\n')).toMatch(/own mongod: [4-9] MB so far\./)
    expect(lines.join('\n')).toContain('no byte came for 2 s')
  })

  it('should be left at once when it is refused [W2]', async () => {
    const { lines } = await failedStart(refusing)
    expect(lines.join('\n')).toMatch(/could not be downloaded: .*ECONNREFUSED/)
  })

  it('should be tried again at the next start while there is nothing else [W2]', async () => {
    const { lines, start } = await failedStart(refusing)
    const before = lines.length
    await expect(start()).rejects.toThrow()
    expect(lines.slice(before).join('\n')).toMatch(/^Downloading/m)
  })

  it('should not be tried again within a day when the jars are there, and say how to retry [W2]', async () => {
    const { sandbox, settings, lines, start } = await failedStart(refusing)
    await mkdir(await jarsFolder(settings), { recursive: true })
    const memory = path.join(sandbox.nowhere.cache, 'mongodb-binaries/download-failed.json')
    const retried = async () => {
      const before = lines.length
      await expect(start()).rejects.toThrow()
      return lines.slice(before).join('\n')
    }

    const again = await retried()
    expect(again).not.toMatch(/^Downloading/m)
    expect(again).toMatch(/to retry within a day, delete .*download-failed\.json\./)

    const { why } = JSON.parse(await readFile(memory, 'utf8'))
    await writeFile(memory, JSON.stringify({ at: new Date(Date.now() - 90_000_000), why }))
    expect(await retried()).toMatch(/^Downloading/m)

    await rm(memory)
    expect(await retried()).toMatch(/^Downloading/m)
  })

  it('should be unpacked, kept, and found by the next start [W2]', async () => {
    const { archive } = await import('../../harness/databaseArchive')
    const { body, md5 } = await archive('#!/bin/sh\n')
    let calls = 0
    const mirror = await serverThat((socket) => {
      const answer = calls++ === 0 ? body : Buffer.from(md5)
      socket.write(
        `HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: ${answer.length}\r\n\r\n`,
      )
      socket.end(answer)
    })
    const sandbox = await databaseSandbox()
    const downloadEnv = { ...sandbox.nowhere.downloadEnv, ...downloadFrom(mirror) }
    const settings = { ...sandbox.nowhere, downloadEnv, patience: 300_000 }

    const binary = await downloadMongod(settings, () => undefined)

    expect(path.dirname(binary)).toBe(path.join(settings.cache, 'mongodb-binaries'))
    expect((await readFile(binary, 'utf8')).slice(0, 10)).toBe('#!/bin/sh\n')
    const { downloadedMongod } = await import('@/devDatabase/mongod')
    expect(await downloadedMongod(settings).find(() => undefined)).toMatchObject({ binary })
    expect(calls).toBe(2)
  })
})

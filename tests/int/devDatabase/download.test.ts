import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { downloadedMongod } from '@/devDatabase/serverPrograms'
import { archive } from '../../harness/database/archive'
import { databaseSandbox, downloadFrom } from '../../harness/database/sandbox'

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

async function download(mirror: string, patience: number) {
  const { nowhere } = await databaseSandbox()
  const settings = { ...nowhere, env: { ...nowhere.env, ...downloadFrom(mirror) }, patience }
  const lines: string[] = []
  return { lines, settings, mongod: downloadedMongod(settings, (line) => lines.push(line)) }
}

const failed = "MongoDB's own mongod could not be downloaded: "

describe("MongoDB's own download", () => {
  it('should be given up when no byte comes for the time set [W2]', async () => {
    const { mongod } = await download(await serverThat(() => undefined), 1000)
    await expect(mongod).rejects.toThrow(`${failed}no byte came for 1 s`)
  })

  it('should be given up when it stops in the middle, after it told of progress [W2]', async () => {
    const megabyte = Buffer.alloc(1024 * 1024)
    let sent = 0
    const mirror = await serverThat((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 99000000\r\n\r\n')
      const timer = setInterval(() => {
        if (sent++ < 20) socket.write(megabyte)
        else clearInterval(timer)
      }, 400)
    })
    const { lines, mongod } = await download(mirror, 4000)
    await expect(mongod).rejects.toThrow(`${failed}no byte came for 4 s`)
    expect(sent).toBeGreaterThan(19)
    expect(lines.join('\n')).toMatch(/own mongod: 1\d(\.\d)?%/)
  })

  it('should be left at once when it is refused [W2]', async () => {
    const { mongod } = await download('http://127.0.0.1:1', 300_000)
    await expect(mongod).rejects.toThrow(/could not be downloaded: .*ECONNREFUSED/)
  })

  it('should be unpacked, kept, and found by the next start [W2]', async () => {
    const { body, md5 } = await archive('#!/bin/sh\necho "db version v8.2.6"; exit\n')
    let calls = 0
    const mirror = await serverThat((socket) => {
      const answer = calls++ === 0 ? body : Buffer.from(md5)
      socket.write(
        `HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: ${answer.length}\r\n\r\n`,
      )
      socket.end(answer)
    })
    const { mongod, settings } = await download(mirror, 300_000)
    const { binary, server } = await mongod
    expect(server).toBe('MongoDB 8.2.6')
    expect(path.dirname(binary)).toBe(path.join(settings.cache, 'mongodb-binaries'))
    expect((await readFile(binary, 'utf8')).slice(0, 10)).toBe('#!/bin/sh\n')
    expect(await downloadedMongod(settings, () => undefined)).toMatchObject({ binary })
    expect(calls).toBe(2)
  })
})

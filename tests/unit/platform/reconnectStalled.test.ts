import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { reconnectStalled } from '@/platform/reconnectStalled'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const server = { address: 'localhost:27017', connectionId: 'localhost:27017' }

/** Events of the driver, a connection that cannot be ended well, and that the first tries do not get. */
function watched({ refused = 0 } = {}) {
  let left = refused
  const client = Object.assign(new EventEmitter(), {
    close: vi.fn(() => Promise.reject(new Error('gone'))),
    connect: vi.fn(() => (left-- > 0 ? Promise.reject(new Error('away')) : Promise.resolve())),
    options: { connectTimeoutMS: 5000, heartbeatFrequencyMS: 10_000 },
  })
  const report = vi.fn()
  reconnectStalled(client as unknown as Parameters<typeof reconnectStalled>[0], report)
  return Object.assign(client, { report })
}

it('[W1] should connect anew when a heartbeat neither succeeds nor fails, as often as it takes', async () => {
  const client = watched({ refused: 1 })
  client.emit('serverHeartbeatStarted', { ...server, awaited: false })
  await vi.advanceTimersByTimeAsync(6900)
  expect(client.close).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(client.close).toHaveBeenCalledOnce()
  expect(client.report).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(client.connect).toHaveBeenCalledTimes(2), { timeout: 3000 })
})

it('[W1] should give a heartbeat that the server holds its time', async () => {
  const client = watched()
  client.emit('serverHeartbeatStarted', { ...server, awaited: true })
  await vi.advanceTimersByTimeAsync(16_900)
  expect(client.close).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(client.close).toHaveBeenCalledOnce()
})

it.each(['serverHeartbeatSucceeded', 'serverHeartbeatFailed', 'serverClosed'])(
  '[W1] should leave the connection alone after %s',
  async (end) => {
    const client = watched()
    client.emit('serverHeartbeatStarted', { ...server, awaited: false })
    client.emit(end, server)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(client.close).not.toHaveBeenCalled()
  },
)

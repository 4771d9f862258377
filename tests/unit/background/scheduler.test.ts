import { AsyncLocalStorage } from 'node:async_hooks'
import type { Payload } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Job, startJob } from '@/background/scheduler'
import { background } from '@/server/background.mjs'

const error = vi.fn()
const payload = { logger: { error } } as unknown as Payload
const timers: NodeJS.Timeout[] = []
const forEver = () => new Promise<void>(() => undefined)

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  timers.splice(0).forEach(clearInterval)
  vi.useRealTimers()
  Object.assign(background, { isEnding: false, start: new Map(), underWay: new Set() })
  error.mockClear()
})

function start(job: Pick<Job, 'name' | 'run'> & Partial<Job>, connect = async () => payload) {
  timers.push(startJob({ everyMs: 1000, leaseMs: 60_000, ...job }, connect))
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('[Q3] [O1] one job that hangs should delay no other', async () => {
  const publish = vi.fn(async () => undefined)
  start({ name: 'emails', run: forEver })
  start({ name: 'publishing', run: publish })
  await pass(5000)
  expect(publish).toHaveBeenCalledTimes(5)
})

it('[O1] a job should never run in the context of the request that asked for it', async () => {
  const requests = new AsyncLocalStorage<string>()
  const seen: unknown[] = []
  start({ name: 'emails', run: async () => seen.push(requests.getStore()) })
  requests.run('a request', () => background.start.get('emails')?.())
  await pass(1000)
  expect(seen).toEqual([undefined, undefined])
})

it('[Q3] [W1] a run that waits for ever should be given up, and never one that goes on', async () => {
  const run = vi.fn<Job['run']>(forEver)
  start({ name: 'emails', leaseMs: 10_000, run })
  await pass(9000)
  run.mock.lastCall?.[0].onStep()
  await pass(9000)
  expect(run).toHaveBeenCalledOnce()
  await pass(2000)
  expect(run).toHaveBeenCalledTimes(2)
})

it('[Q3] what is asked for during a run should be looked for after it', async () => {
  const ends: (() => void)[] = []
  const run = vi.fn(() => new Promise<void>((end) => ends.push(end)))
  start({ name: 'emails', everyMs: 3_600_000, run })
  background.start.get('emails')?.()
  await pass(0)
  background.start.get('emails')?.()
  await pass(0)
  expect(run).toHaveBeenCalledOnce()
  ends[0]?.()
  await pass(0)
  expect(run).toHaveBeenCalledTimes(2)
})

it('[Q3] more runs should start while there is work, up to the number that the job allows', async () => {
  const run = vi.fn<Job['run']>(({ onStep }) => {
    onStep()
    return forEver()
  })
  start({ name: 'emails', atOnce: 3, run })
  await pass(1000)
  expect(run).toHaveBeenCalledTimes(3)
})

it('[W1] an error, and a database that is away, should not end a job', async () => {
  const run = vi.fn(() => Promise.reject(new Error('no')))
  const connect = vi.fn(async () => payload).mockRejectedValueOnce(new Error('away'))
  start({ name: 'emails', run }, connect)
  await pass(3000)
  expect(run).toHaveBeenCalledTimes(2)
  expect(error).toHaveBeenCalledWith({
    err: new Error('no'),
    msg: 'The background job "emails" failed',
  })
})

it('[Q3] a process that ends should begin nothing, and know what is under way', async () => {
  const run = vi.fn(forEver)
  start({ name: 'emails', atOnce: 2, run })
  await pass(1000)
  expect(background.underWay.size).toBe(1)
  background.isEnding = true
  await pass(1000)
  expect(run).toHaveBeenCalledOnce()
})

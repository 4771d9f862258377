import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { setStage, type Stage } from '../stage'
import { hostileBodies, type HostileBody } from './hostileBodies'
import { listRoutes, type Route } from './listRoutes'

/** Of all threads, in milliseconds. A wrong password is hashed once, which takes some 100. */
const PROCESSOR_MS = 300

/** A picture of 20 million pixels takes more than that while it is decoded. */
const MEMORY_MB = 100

/** A fault may take half a minute, and is told before the test is out of time. */
const ENOUGH = 3
const TELL_AFTER_MS = 60_000

let stage: Stage
let bodies: HostileBody[]
let routes: Route[]

beforeAll(async () => {
  vi.stubEnv('MAIL_FROM', 'bookings@example.com')
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1')
  stage = await setStage({ slowHash: true })
  vi.doMock('server-only', () => ({}))
  vi.doMock('next/cache', () => ({
    revalidateTag: vi.fn(),
    unstable_cache: (read: unknown) => read,
  }))
  vi.doMock('next/headers', () => ({
    draftMode: () => Promise.resolve({ disable: vi.fn(), isEnabled: false }),
    headers: () => Promise.resolve(new globalThis.Headers()),
  }))
  bodies = await hostileBodies()
  routes = await listRoutes(stage.payload.config)
})

afterAll(async () => {
  await stage.destroy()
  for (const name of ['server-only', 'next/cache', 'next/headers']) vi.doUnmock(name)
})

type Headers = Record<string, string>

/** Without a session, and with one that does not exist. */
const strangers: Headers[] = [
  {},
  { cookie: 'payload-token=made-up', 'sec-fetch-site': 'same-origin' },
]

interface Call {
  body: HostileBody
  caller: Headers
  route: Route
}

it('[V1] [V2] whatever a stranger sends, wherever it goes, should be answered with little work and memory, and break nothing', async () => {
  expect(routes.length).toBeGreaterThan(200)
  const scored = vi.spyOn(ZxcvbnFactory.prototype, 'check')
  const calls = routes.flatMap((route) =>
    bodies.flatMap((body) => strangers.map((caller) => ({ body, caller, route }))),
  )
  // That takes a tenth of a second, and no stranger has a password to choose.
  const isScored = () => {
    const { length } = scored.mock.calls
    scored.mockClear()
    return length > 0 ? 'a password scored' : undefined
  }
  expect(await findFaults(calls, isScored)).toEqual([])
})

it('[V1] and no more should a query of an administrator, who may read every list', async () => {
  const caller = { authorization: `JWT ${stage.attempts.admin.token}` }
  const reads = routes.filter(({ name }) => /^(?:GET|POST) \/api\/(?!.*\/logout$)/.test(name))
  const calls = reads.flatMap((route) =>
    bodies.filter(({ isQuery }) => isQuery).map((body) => ({ body, caller, route })),
  )
  expect(await findFaults(calls)).toEqual([])
})

async function findFaults(calls: Call[], alsoFault: () => string | undefined = () => undefined) {
  const faults: string[] = []
  const until = performance.now() + TELL_AFTER_MS
  for (const { body, caller, route } of calls) {
    const told = [await faultOf(route, body, caller), alsoFault()].filter((fault) => fault)
    faults.push(...told.map((fault) => `${route.name}, ${body.kind}: ${fault}`))
    if (faults.length >= ENOUGH || (faults.length > 0 && performance.now() > until)) break
  }
  return faults
}

async function faultOf({ answer }: Route, { large, small }: HostileBody, caller: Headers) {
  const ask = (sent: HostileBody['large']) => () =>
    answer({ ...sent, headers: { ...sent.headers, ...caller } })
  const { fault, status } = await measureTwice(ask(large))
  return !small || fault || status !== 413 ? fault : (await measureTwice(ask(small))).fault
}

/** Once more when it was too much: the first call of a route also loads its code. */
async function measureTwice(call: () => Promise<Response>) {
  const first = await measure(call)
  return first.fault && !first.isBroken ? measure(call) : first
}

async function measure(call: () => Promise<Response>) {
  const { maxRSS } = process.resourceUsage()
  const began = process.cpuUsage()
  const status = await call().then(
    (answer) => answer.status,
    (error: unknown) => String(error).slice(0, 200),
  )
  const { system, user } = process.cpuUsage(began)
  const ms = Math.round((system + user) / 1000)
  const megabytes = Math.round((process.resourceUsage().maxRSS - maxRSS) / 1024)
  const isBroken = typeof status === 'string' || (status >= 500 && status !== 503)
  const isCostly = ms > PROCESSOR_MS || megabytes > MEMORY_MB
  const fault = isBroken || isCostly ? `${status}, ${ms} ms, ${megabytes} MB` : undefined
  return { fault, isBroken, status }
}

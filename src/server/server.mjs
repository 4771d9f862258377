// @ts-check
// Next's documented custom server for production: `npm start`, `npm run demo`, the Docker image and the tests
// run it. Development runs `next dev`.
import { createServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import next from 'next'
import { correctRedirect } from '../platform/correctRedirect.mjs'
import { background } from './background.mjs'
import {
  refuseForeignOrigin,
  refuseMalformed,
  refuseOptimizer,
  setSocketAddress,
} from './beforeNext.mjs'

const WAKE_UP_PAUSE_MS = 1000

/** An e-mail takes up to a minute (EMAIL_DEADLINE_MS). */
const JOB_PATIENCE_MS = 61_000

const { values } = parseArgs({
  options: {
    /** Every address of this machine when not given. */
    hostname: { type: 'string' },
    port: { type: 'string', default: process.env.PORT ?? '3000' },
  },
})
const { hostname } = values
const port = Number(values.port)
const isAny = !hostname || hostname === '0.0.0.0' || hostname === '::'
const reachable = isAny ? 'localhost' : hostname.includes(':') ? `[${hostname}]` : hostname

const app = next({ dev: false, hostname: reachable, port })
await app.prepare()
const handle = app.getRequestHandler()
const refusals = [refuseMalformed, refuseForeignOrigin, refuseOptimizer]

const server = createServer((request, response) => {
  if (refusals.some((refuse) => refuse(request, response))) return
  setSocketAddress(request)
  correctRedirect(response)
  handle(request, response).catch((error) => {
    console.error(error)
    response.statusCode = 500
    response.end('Internal Server Error')
  })
})

server.on('error', (error) => {
  console.error(error)
  process.exit(1)
})
server.listen(port, hostname, () => void wakeUp())

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => void shutDown(signal === 'SIGINT' ? 130 : 143))
}

/** Connects to the database and renders the first page before a visitor asks for it. */
async function wakeUp() {
  const isUp = () =>
    fetch(`http://${reachable}:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) await delay(WAKE_UP_PAUSE_MS, undefined, { ref: false })
}

/**
 * Answers the requests under way, then waits for the work that Next runs after them and for the background
 * jobs, so that no e-mail is sent a second time because its result was not stored.
 * @param {number} code As `next start`: 128 and the number of the signal.
 */
async function shutDown(code) {
  background.isEnding = true
  await new Promise((resolve) => server.close(resolve))
  await app.close()
  await Promise.race([Promise.all(background.underWay), delay(JOB_PATIENCE_MS)])
  process.exit(code)
}

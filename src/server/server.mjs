// @ts-check
// Next's documented custom server for production: `npm start`, systemd, the Docker image, `npm run demo` and
// the tests run it. Development runs `next dev`.
import { createServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { constants } from 'node:zlib'
import compression from 'compression'
import next from 'next'
import { handleAction } from '../platform/actionCalls.mjs'
import { correctRedirect } from '../platform/correctRedirect.mjs'
import { limitCookies } from '../platform/limitCookies.mjs'
import { nameOwnOrigin } from '../platform/nameOwnOrigin.mjs'
import { withPageStatus } from '../platform/pageStatus.mjs'
import { background, SHUTDOWN_MS } from './background.mjs'
import {
  isQuoteAnswer,
  refuseForeignOrigin,
  refuseLargeAnswer,
  refuseMalformed,
  refuseOptimizer,
  setSocketAddress,
} from './beforeNext.mjs'
import { preferCompressed } from './compressedFiles.mjs'
import { createCompressedPages } from './compressedPages.mjs'
import { createClose } from './createClose.mjs'
import { env, refuseToStart } from './startEnv.mjs'
import { listenProblem, proxyWarning } from './startLines.mjs'

const WAKE_UP_PAUSE_MS = 1000

const { HOST: hostname, PORT: port, siteUrl } = env
const isAny = hostname === '0.0.0.0' || hostname === '::'
const reachable = isAny ? 'localhost' : hostname.includes(':') ? `[${hostname}]` : hostname

const app = next({ dev: false, hostname: reachable, port })
await app.prepare()
const handle = app.getRequestHandler()
const sendCompressed = await preferCompressed({ distDir: '.next' })
const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY } = constants
// Next's own compression knows gzip alone. At quality 5 Brotli takes as long as gzip, for a twelfth fewer bytes
// of scripts and a fifth fewer of HTML; a window of 256 KB holds our largest file.
const brotli = { params: { [BROTLI_PARAM_LGWIN]: 18, [BROTLI_PARAM_QUALITY]: 5 } }
// Its types know the requests of Express alone.
const compress =
  /** @type {(...args: [...Parameters<import('node:http').RequestListener>, () => void]) => void} */ (
    /** @type {unknown} */ (compression({ brotli }))
  )
const sendCompressedPage = createCompressedPages()
const refusals = [refuseMalformed, refuseForeignOrigin, refuseLargeAnswer, refuseOptimizer]

const server = createServer((request, response) => {
  if (refusals.some((refuse) => refuse(request, response))) return
  setSocketAddress(request)
  limitCookies(request)
  if (isQuoteAnswer(request)) nameOwnOrigin(request)
  correctRedirect(response)
  sendCompressed(request, response)
  compress(request, response, () => {
    sendCompressedPage(request, response)
    void answer(request, response)
  })
})

/** @type {import('node:http').RequestListener} */
async function answer(request, response) {
  try {
    await withPageStatus(response, () =>
      handleAction(request, response, () => handle(request, response)),
    )
  } catch (error) {
    console.error(error)
    response.statusCode = 500
    response.end('Internal Server Error')
  }
}

// nginx keeps an idle connection for 60 seconds. If the server closed it first, it could lose a request.
server.keepAliveTimeout = 65_000

const close = createClose(server)
server.on('error', (error) => refuseToStart(listenProblem(error, env)))
server.listen(port, hostname, () => {
  console.info(`  Website    ${siteUrl}`)
  const warning = proxyWarning(env)
  if (warning) console.info(`  Warning    ${warning}`)
  void wakeUp()
})

for (const signal of /** @type {const} */ (['SIGHUP', 'SIGINT', 'SIGTERM'])) {
  process.once(signal, () => void shutDown())
}

/** Connects to the database and renders the first page before the first visitor. */
async function wakeUp() {
  const isUp = () =>
    fetch(`http://${reachable}:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) await delay(WAKE_UP_PAUSE_MS, undefined, { ref: false })
}

/**
 * Finishes open requests, then waits for work that Next runs after responses and for background jobs, so that
 * no email is sent twice because its result was not stored. Exits with code 0, so that systemd, npm and
 * Docker report no failure.
 */
async function shutDown() {
  background.isEnding = true
  await Promise.race([endInOrder(), delay(SHUTDOWN_MS)])
  process.exit(0)
}

async function endInOrder() {
  await close()
  await app.close()
  await Promise.all(background.underWay)
}

import { setTimeout as delay } from 'node:timers/promises'
import { type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { rootLocale } from '../i18n/locales'
import { isServing, reachableHost, siteEnv } from '../env'
import { paths } from '../paths'
import { SOCKET_ADDRESS_HEADER } from '../rateLimit/clientAddress'
import { answerFromCache } from './pageCache'
import { correctRedirect } from './correctRedirect'
import { refuseForeignOrigin, refuseMalformed, refuseOptimizer } from './refuseRequests'

const PAUSE_MS = 1000

/** What the process of the site does before its first visitor. */
export function beginServing() {
  if (!isServing()) return
  standBeforeNext()
  void wakeUp()
}

/** Payload, and what the site does by itself, begins with the first page: nobody else may ask for one. */
async function wakeUp() {
  const { HOST, PORT } = siteEnv()
  const home = `http://${reachableHost(HOST)}:${PORT}${paths.home(rootLocale)}`
  const isUp = () =>
    fetch(home).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) await delay(PAUSE_MS, undefined, { ref: false })
}

type Emit = (...args: unknown[]) => boolean

/** In their order; the first that answers is the last that is asked. */
const answers = [
  refuseMalformed,
  refuseForeignOrigin,
  refuseOptimizer,
  answerFromCache,
  correctRedirect,
  noteSocketAddress,
]

/**
 * Answers what need not reach Next. It has no place for that: `next start` makes its server before
 * anything of ours runs, so this stands between that server and its listener.
 */
function standBeforeNext() {
  const emit = Server.prototype.emit as Emit
  const emitOther: Emit = function (this: Server, ...args) {
    const [event, request, response] = args as ['request', IncomingMessage, ServerResponse]
    if (event === 'request' && answers.some((answer) => answer(request, response))) return true
    return emit.apply(this, args)
  }
  Server.prototype.emit = emitOther as Server['emit']
}

/**
 * Hands on the address of the connection, over whatever the sender wrote there: Next does not tell it
 * to the code that counts requests by address. It answers nothing.
 */
export function noteSocketAddress({ headers, socket }: IncomingMessage): boolean {
  headers[SOCKET_ADDRESS_HEADER] = socket.remoteAddress ?? ''
  return false
}

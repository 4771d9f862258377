import { Server, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerFromCache } from '../pageCache/answerFromCache'
import { correctRedirect } from './correctRedirect'
import { noteSocketAddress } from './noteSocketAddress'
import { refuseForeignOrigin } from './refuseForeignOrigin'
import { refuseMalformed } from './refuseMalformed'
import { refuseOptimizer } from './refuseOptimizer'

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
export function standBeforeNext() {
  const emit = Server.prototype.emit as Emit
  const emitOther: Emit = function (this: Server, ...args) {
    const [event, request, response] = args as ['request', IncomingMessage, ServerResponse]
    if (event === 'request' && answers.some((answer) => answer(request, response))) return true
    return emit.apply(this, args)
  }
  Server.prototype.emit = emitOther as Server['emit']
}

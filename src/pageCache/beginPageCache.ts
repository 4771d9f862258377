import { Server, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerFromCache } from './answerFromCache'

type Emit = (...args: unknown[]) => boolean

/**
 * Answers with finished pages before Next looks at a request: it would find the way to the page,
 * compress it and calculate its ETag for each visitor again. Next has no place for that: `next start`
 * makes its server before anything of ours runs, so this stands between that server and its listener.
 */
export function beginPageCache() {
  const emit = Server.prototype.emit as Emit
  const emitOther: Emit = function (this: Server, ...args) {
    const [event, request, response] = args as ['request', IncomingMessage, ServerResponse]
    if (event === 'request' && answerFromCache(request, response)) return true
    return emit.apply(this, args)
  }
  Server.prototype.emit = emitOther as Server['emit']
}

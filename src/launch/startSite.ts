import { fullDiskLine, fullDiskPattern } from './explain'
import { LaunchError } from './LaunchError'
import { describeEnd } from './runToEnd'
import { siteAnswers, type Question } from './siteAnswers'
import { startChild, type ChildEnd, type ChildOptions } from './startChild'

export interface SiteOptions extends ChildOptions, Omit<Question, 'signal'> {
  /** Hears when the site ends by itself after it was ready. */
  onEnd(error: LaunchError): void
}

export interface Site {
  pid: number
  /** Until the site answers; rejects when it never does. */
  ready: Promise<void>
  stop(): Promise<void>
  /** Without warning, as a power cut would. */
  kill(): Promise<void>
}

/** Starts the site; what it says is passed on from the moment it is ready, or when it never was. */
export function startSite({ port, host, firstPage, onEnd, onLine, ...options }: SiteOptions): Site {
  let state: 'starting' | 'ready' | 'stopping' = 'starting'
  const child = startChild({
    ...options,
    onLine: (line) => state === 'ready' && onLine?.(line),
  })
  const ended = child.ended.then((end) => {
    if (state === 'ready') onEnd(endError(end))
    else throw endError(end)
  })
  ended.catch(() => undefined)
  return { pid: child.pid, ready: becomeReady(), stop, kill }

  async function becomeReady() {
    const waiting = new AbortController()
    try {
      await Promise.race([ended, siteAnswers({ port, host, firstPage, signal: waiting.signal })])
      if (state === 'starting') state = 'ready'
    } catch (error) {
      child.tail.forEach((line) => onLine?.(line))
      await stop()
      throw error
    } finally {
      waiting.abort()
    }
  }

  async function stop() {
    state = 'stopping'
    await child.stop()
  }

  async function kill() {
    state = 'stopping'
    child.kill()
    await child.ended
  }

  function endError(end: ChildEnd) {
    const full = child.tail.some((line) => fullDiskPattern.test(line))
    return new LaunchError(full ? fullDiskLine : `The site ${describeEnd(end)}.`)
  }
}

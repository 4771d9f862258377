import type { Launch } from '@/cli/launcher'
import { startProgram } from '@/cli/programs'
import { startSite, type Site } from '@/cli/runSite'

interface InstanceOptions {
  /** Asked at each start: the database may have moved. */
  env(): Record<string, string>
  launch: Launch
  port: number
}

export interface Instance {
  port: number
  url: string
  /** The process that serves it; undefined while nothing does. */
  readonly pid: number | undefined
  /** Comes back when it answers. */
  start(): Promise<void>
  /** Asks it to end, and waits until it did. */
  stop(): Promise<void>
  /** Without warning, as a power cut would. */
  kill(): Promise<void>
}

/** One process that serves the site, which may end and begin again on the same port. */
export function siteInstance({ env, launch, port }: InstanceOptions): Instance {
  let site: Site | undefined
  launch.onStop(stop)
  return {
    port,
    url: `http://localhost:${port}`,
    get pid() {
      return site?.pid
    },
    start,
    stop,
    kill: () => end((running) => running.kill()),
  }

  async function start() {
    site = startSite({
      command: startProgram,
      env: { ...env(), PORT: String(port) },
      port,
      firstPage: '/',
      onLine: launch.steps.line,
      onEnd: launch.fail,
    })
    await site.ready
  }

  function stop() {
    return end((running) => running.stop())
  }

  async function end(by: (running: Site) => Promise<void>) {
    const running = site
    site = undefined
    if (running) await by(running)
  }
}

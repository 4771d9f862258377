import { startChild, type Child } from '@/cli/childProcess'
import { startProgram, type Command } from '@/cli/programs'
import { siteAnswers } from '@/cli/siteAnswers'
import { freePort } from './freePort'

interface One {
  /** `npm start` where nothing is said; a function gets the port. */
  command?: Command | ((port: number) => Command)
  env: Record<string, string>
  port?: number
}

export interface Started extends Pick<Child, 'ended' | 'pid' | 'stop' | 'tail'> {
  port: number
  url: string
}

/** A process of the site beside the others; comes back when it listens, whatever it answers. */
export async function startOne({ command = startProgram, env, port }: One): Promise<Started> {
  const own = port ?? (await freePort())
  const child = startChild({
    command: typeof command === 'function' ? command(own) : command,
    env: { NODE_ENV: 'production', SITE_URL: '', ...env, PORT: String(own) },
    grace: 30_000,
  })
  const { ended, pid, stop, tail } = child
  const waiting = new AbortController()
  const early = ended.then(() => Promise.reject(new Error(tail.join('\n'))))
  try {
    await Promise.race([early, siteAnswers({ port: own, signal: waiting.signal })])
  } finally {
    waiting.abort()
    early.catch(() => undefined)
  }
  return { ended, pid, port: own, stop, tail, url: `http://localhost:${own}` }
}

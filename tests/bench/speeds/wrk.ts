import { execa } from 'execa'
import which from 'which'
import { childEnv } from '@/env'

/** Beside nginx a client in JavaScript would be what is measured. */
export const findWrk = () => which('wrk', { nothrow: true, path: childEnv({}).PATH ?? '' })

interface Asked {
  seconds: number
  url: string
  wrk: string
}

const CONNECTIONS = 32

/** Requests a second over connections that stay open; throws when one is not answered with the page. */
export async function askWithWrk({ seconds, url, wrk }: Asked): Promise<number> {
  const accepted = ['-H', 'Accept-Encoding: gzip, deflate, br']
  const args = ['-t', '2', '-c', `${CONNECTIONS}`, '-d', `${seconds}s`, ...accepted, url]
  const { stdout } = await execa(wrk, args)
  const wrong = /Non-2xx.*|Socket errors.*/.exec(stdout)
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
  if (wrong || !rate) throw new Error(`${url}: ${wrong?.[0] ?? stdout}`)
  return rate
}

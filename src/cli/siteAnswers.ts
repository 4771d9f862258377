import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { reachableHost } from '@/env'
import { LaunchError } from './launcher'

export interface HealthCheck {
  port: number
  host?: string
  firstPage?: string
  signal: AbortSignal
}

const pollEvery = 100

export async function siteAnswers({ port, host, firstPage, signal }: HealthCheck) {
  while (!signal.aborted && !(await accepts(port, host))) await delay(pollEvery)
  if (signal.aborted || firstPage === undefined) return
  const status = await statusOf(`http://${reachableHost(host)}:${port}${firstPage}`, signal)
  if (status >= 500) throw new LaunchError(`The site answers ${status} at ${firstPage}.`)
}

async function statusOf(url: string, signal: AbortSignal) {
  try {
    return (await fetch(url, { redirect: 'manual', signal })).status
  } catch {
    await delay(1_000)
    throw new LaunchError(`The site does not answer at ${url}.`)
  }
}

async function accepts(port: number, host?: string) {
  const socket = connect({ port, host: reachableHost(host).replace(/^\[|\]$/g, '') })
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

import { execa } from 'execa'
import { childEnv } from '../env'

/** When a living process was started, in milliseconds; null: there is none; NaN: alive, but nobody can tell. */
export async function processStart(pid: number): Promise<number | null> {
  if (!isAlive(pid)) return null
  const env = childEnv({ LC_ALL: 'C', TZ: 'UTC' })
  const asked = await execa('ps', ['-o', 'lstart=', '-p', String(pid)], { env, reject: false })
  return asked.failed ? NaN : Date.parse(`${asked.stdout.trim()} UTC`)
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

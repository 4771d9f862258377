import { readFile } from 'node:fs/promises'

/** What a process uses, from Linux's /proc; undefined where the system does not tell. */
export const residentMegabytes = (pid: number | undefined) => megabytes(pid, 'VmRSS')

/** The most it ever held. */
export const peakMegabytes = (pid: number | undefined) => megabytes(pid, 'VmHWM')

async function megabytes(pid: number | undefined, name: 'VmHWM' | 'VmRSS') {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const [, kilobytes] = new RegExp(`${name}:\\s+(\\d+) kB`).exec(status) ?? []
  return kilobytes ? Math.round(Number(kilobytes) / 1024) : undefined
}

/** Linux counts processor time in hundredths of a second, whatever the machine. */
const TICK_MS = 10

/** Of all its threads, since it began. */
export async function processorMs(pid: number | undefined) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The second value is its name in brackets, which may hold spaces.
  const values = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user, system] = values.slice(11, 13).map(Number)
  return user === undefined || system === undefined ? undefined : (user + system) * TICK_MS
}

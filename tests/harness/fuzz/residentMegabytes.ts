import { readFile } from 'node:fs/promises'

/** What a process holds in memory; undefined where the system does not tell. */
export const residentMegabytes = (pid: number | undefined) => megabytes(pid, 'VmRSS')

/** The most that it ever held. */
export const peakMegabytes = (pid: number | undefined) => megabytes(pid, 'VmHWM')

async function megabytes(pid: number | undefined, row: string) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const [, kilobytes] = new RegExp(`${row}:\\s+(\\d+) kB`).exec(status) ?? []
  return kilobytes ? Math.round(Number(kilobytes) / 1024) : undefined
}

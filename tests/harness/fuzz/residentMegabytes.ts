import { readFile } from 'node:fs/promises'

/** What a process holds in memory; undefined where the system does not tell. */
export async function residentMegabytes(pid: number | undefined) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(status) ?? []
  return kilobytes ? Math.round(Number(kilobytes) / 1024) : undefined
}

import { readFileSync } from 'node:fs'

/** Whether a process runs; one that ended, but that nobody fetched yet, does not. */
export function isRunning(pid: number) {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return process.platform !== 'linux'
  }
}

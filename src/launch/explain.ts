import { EnvironmentError } from '../env'
import { LaunchError } from './LaunchError'

export const fullDiskPattern = /ENOSPC|No space left on device/i

export const fullDiskLine = 'The disk is full. Free some space and start again.'

/** The line a person reads about an error; one that nobody foresaw keeps its stack. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (fullDiskPattern.test(`${codeOf(error)} ${error.message}`)) return fullDiskLine
  if (expected(error)) return error.message
  return error.stack ?? error.message
}

function expected(error: Error) {
  const ours = error instanceof LaunchError || error instanceof EnvironmentError
  return ours || error.name === 'DatabaseError'
}

function codeOf(error: Error) {
  return 'code' in error ? String(error.code) : ''
}

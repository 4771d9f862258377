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

/** HTTPS comes from a proxy in front of the site: `next start` speaks HTTP alone. */
export function proxyWarning({ siteUrl, TRUST_PROXY }: { siteUrl: string; TRUST_PROXY: number }) {
  return siteUrl.startsWith('https:') && TRUST_PROXY === 0
    ? 'SITE_URL is https, but TRUST_PROXY names no proxy: all visitors count as one sender, and one of them can use up the limits of all. Behind one nginx set TRUST_PROXY=1.'
    : undefined
}

function expected(error: Error) {
  const ours = error instanceof LaunchError || error instanceof EnvironmentError
  return ours || error.name === 'DatabaseError'
}

function codeOf(error: Error) {
  return 'code' in error ? String(error.code) : ''
}

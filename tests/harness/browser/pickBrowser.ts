import { LaunchError } from '@/cli/launcher'

export interface BrowserSources {
  /** The owner's word: taken, or an error. */
  told?: string
  /** Where a headless shell may be, the best first. */
  places(): Promise<string[]>
  /** Where a whole browser may be, taken when no headless shell can be had. */
  fallbacks(): Promise<string[]>
  starts(file: string): Promise<boolean>
  /** Ways to get a headless shell, the cheapest first; each returns why it did not, or null. */
  ways: (() => Promise<string | null>)[]
}

/** The first browser that starts, else the first that can be installed, else the first fallback. */
export async function pickBrowser(sources: BrowserSources): Promise<string> {
  const { told, places, fallbacks, starts, ways } = sources
  if (told) {
    if (await starts(told)) return told
    throw new LaunchError(`CHROMIUM_PATH names no browser that starts: ${told}`)
  }
  const reasons: string[] = []
  for (const way of [null, ...ways]) {
    const reason = way && (await way())
    if (reason) reasons.push(reason)
    for (const place of await places()) if (await starts(place)) return place
  }
  for (const place of await fallbacks()) if (await starts(place)) return place
  throw new LaunchError(
    `No Chromium to be had (${reasons.join('; ')}): install one, or name yours in CHROMIUM_PATH.`,
  )
}

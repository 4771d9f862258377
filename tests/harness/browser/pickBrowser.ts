import { LaunchError } from '../../../src/launch/LaunchError'

export interface BrowserSources {
  /** The owner's word: taken, or an error. */
  told?: string
  /** Where one may be, the best first. */
  places(): Promise<string[]>
  starts(file: string): Promise<boolean>
  /** Ways to get one, the cheapest first; each says in a line why it did not. */
  ways: (() => Promise<string | null>)[]
}

/** The first browser that starts, else the first that can be had. */
export async function pickBrowser({ told, places, starts, ways }: BrowserSources): Promise<string> {
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
  throw new LaunchError(
    `No Chromium to be had (${reasons.join('; ')}): install one, or name yours in CHROMIUM_PATH.`,
  )
}

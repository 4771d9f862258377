import { explain } from './explain'
import { LaunchError } from './LaunchError'
import type { Steps } from './steps'

/** What the parts of a launcher share. */
export interface Launch {
  steps: Steps
  /** What to undo at the end, last first. */
  onStop(stop: () => Promise<void>): void
  /** Ends everything, for what happens by itself later on. */
  fail(error: unknown): void
  /** Throws once everything is ending, so that nothing more is started. */
  check(): void
}

export interface OwnedLaunch extends Launch {
  stopAll(): Promise<void>
}

export interface LaunchOwner {
  steps: Steps
  /** Hears of the first failure; what fails while everything ends is no news. */
  onFail(error: unknown): void
}

export function createLaunch({ steps, onFail }: LaunchOwner): OwnedLaunch {
  const stops: (() => Promise<void>)[] = []
  let ending = false
  return {
    steps,
    onStop: (stop) => void stops.push(stop),
    fail(error) {
      const news = !ending
      ending = true
      if (news) onFail(error)
    },
    check() {
      if (ending) throw new LaunchError('Everything is being stopped.')
    },
    async stopAll() {
      ending = true
      for (let stop = stops.pop(); stop; stop = stops.pop()) {
        await stop().catch((error: unknown) => steps.error(explain(error)))
      }
    },
  }
}

import { setTimeout as delay } from 'node:timers/promises'

interface Wait {
  holds(): boolean
  what(): string
  /** No use waiting any longer. */
  over?: () => boolean
}

const patience = 240_000

export async function until({ holds, what, over }: Wait) {
  for (const end = Date.now() + patience; !holds(); await delay(20)) {
    if (Date.now() > end || over?.()) throw new Error(`never came: ${what()}`)
  }
}

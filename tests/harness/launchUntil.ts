import { setTimeout as delay } from 'node:timers/promises'

interface Wait {
  holds(): boolean
  what(): string
  /** No use waiting any longer. */
  over?: () => boolean
}

const patience = 30_000

export async function until({ holds, what, over }: Wait) {
  for (const end = Date.now() + patience; !holds(); await delay(50)) {
    if (Date.now() > end || over?.()) throw new Error(`never came: ${what()}`)
  }
}

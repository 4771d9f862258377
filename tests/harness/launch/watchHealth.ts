import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'playwright/test'
import { askAs } from '../nginx/askAs'

const EVERY_MS = 250

/** Asks live and ready all the time: `live 200`, `ready 503 5` and so on, each once. */
export function watchHealth(url: string) {
  const seen = new Set<string>()
  let slowest = 0
  let over = false
  const watching = watch()
  return {
    seen,
    async stop() {
      over = true
      await watching
      return { seen: [...seen].sort(), slowest }
    },
  }

  async function watch() {
    while (!over) {
      await Promise.all(['live', 'ready'].map(ask))
      await delay(EVERY_MS)
    }
  }

  async function ask(kind: string) {
    const { headers, ms, status } = await askAs({ url: `${url}/api/health/${kind}` })
    seen.add(`${kind} ${status} ${headers['retry-after'] ?? ''}`.trim())
    slowest = Math.max(slowest, ms)
  }
}

/** Comes back when that instance says it can do its work. */
export async function untilReady(url: string) {
  const status = async () => (await askAs({ url: `${url}/api/health/ready` })).status
  await expect.poll(status, { timeout: 30_000 }).toBe(200)
}

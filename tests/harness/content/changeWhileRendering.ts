import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from 'playwright/test'
import { adminHeaders } from '../../e2e/adminHeaders'

/** In milliseconds after the response to the editor: every instance must show the change by then. */
export const A_SECOND = 1000

const ROUNDS = 20

interface Rounds {
  editor: APIRequestContext
  site: Parameters<typeof adminHeaders>[1]
  /** The instances that visitors read from. */
  urls: string[]
}

/**
 * Changes a plan twice in a row while its home pages are asked for all the time. Resolves to the
 * rounds after which a page was stale for longer than a second.
 */
export async function changeWhileRendering({ editor, site, urls }: Rounds): Promise<string[]> {
  const headers = await adminHeaders(editor, site)
  const { docs } = await (await editor.get('/api/pricing-plans?limit=1', { headers })).json()
  const [{ id, title: before }] = docs
  const save = async (title: string) => {
    const saved = await editor.patch(`/api/pricing-plans/${id}`, { data: { title }, headers })
    if (saved.status() !== 200) throw new Error(await saved.text())
  }
  const textAt = async (url: string) => (await fetch(url)).text()
  const stale: string[] = []
  for (let round = 1; round <= ROUNDS; round += 1) {
    const newest = `Plan ${randomUUID()}`
    let isSaved = false
    const reading = urls.map(async (url) => {
      while (!isSaved) await textAt(url)
    })
    await save(`Plan ${randomUUID()}`)
    await save(newest)
    const until = Date.now() + A_SECOND
    isSaved = true
    await Promise.all(reading)
    await Promise.all(
      urls.map(async (url) => {
        while (!(await textAt(url)).includes(newest)) {
          if (Date.now() > until) return stale.push(`round ${round} at ${url}`)
        }
      }),
    )
  }
  await save(before)
  return stale
}

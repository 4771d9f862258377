import { setTimeout as delay } from 'node:timers/promises'
import type { Payload } from 'payload'
import { refreshCall } from '@/domain/refreshCall'
import { siteEnv } from '@/env'
import { paths } from '@/paths'

/** One that is just beginning hears it the second or third time. */
const PAUSES_MS = [0, 1000, 5000]
const PATIENCE_MS = 10_000

/** Asks every instance to clear its pages of those tags; of one instance alone, itself. */
export async function refreshInstances({ payload, tags }: { payload: Payload; tags: string[] }) {
  const { INSTANCE_URLS, PORT } = siteEnv()
  const urls = INSTANCE_URLS.length > 0 ? INSTANCE_URLS : [`http://127.0.0.1:${PORT}`]
  await Promise.all(
    urls.map(async (url) => {
      const err = await refresh({ tags, url })
      if (err)
        payload.logger.error({ msg: `The pages of ${url} that show ${tags[0]} are old`, err })
    }),
  )
}

interface Told {
  tags: string[]
  url: string
}

/** The reason when none of the calls was heard. */
async function refresh(told: Told): Promise<unknown> {
  let reason: unknown
  for (const pause of PAUSES_MS) {
    await delay(pause, undefined, { ref: false })
    try {
      return await call(told)
    } catch (error) {
      reason = error
    }
  }
  return reason
}

async function call({ tags, url }: Told): Promise<undefined> {
  const { PAYLOAD_SECRET: secret } = siteEnv()
  const answer = await fetch(url + paths.refreshApi(), {
    body: JSON.stringify(refreshCall({ at: Date.now(), secret, tags })),
    headers: { 'content-type': 'application/json' },
    method: 'POST',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (!answer.ok) throw new Error(`The site answered ${answer.status}`)
}

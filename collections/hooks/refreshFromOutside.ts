import type { Payload } from 'payload'
import { refreshCall } from '@/domain/refreshCall'
import { siteEnv } from '@/env'
import { paths } from '@/paths'

/** Asks the site on this machine to clear its pages, where no request is under way to do it in. */
export async function refreshFromOutside({ payload, tag }: { payload: Payload; tag: string }) {
  const { PAYLOAD_SECRET: secret, PORT } = siteEnv()
  try {
    const answer = await fetch(`http://127.0.0.1:${PORT}${paths.refreshApi()}`, {
      body: JSON.stringify(refreshCall({ at: Date.now(), secret, tags: [tag] })),
      headers: { 'content-type': 'application/json' },
      method: 'POST',
      signal: AbortSignal.timeout(10_000),
    })
    if (!answer.ok) throw new Error(`The site answered ${answer.status}`)
  } catch (err) {
    payload.logger.error({ msg: `The pages that show ${tag} were not refreshed`, err })
  }
}

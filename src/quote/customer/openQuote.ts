import 'server-only'
import { headers } from 'next/headers'
import { getPayload } from 'payload'
import { cache } from 'react'
import config from '@payload-config'
import { isDatabaseFault } from '@/platform/isDatabaseFault'
import { FORM_PATIENCE_MS, inTime } from '@/rateLimit/withTimeout'
import { limitReading } from './limitQuote'
import { type OpenedQuote, readOpened } from './readOpened'

type Opened = OpenedQuote | 'away' | 'limited' | 'lost'

/** Cached for a request, which the rate limit counts once. */
export const openQuote = cache(async (token: string): Promise<Opened> => {
  if ((await limitReading({ headers: await headers() })) > 0) return 'limited'
  try {
    const found = await inTime(
      getPayload({ config }).then((payload) => readOpened(payload, token)),
      FORM_PATIENCE_MS,
    )
    return found ?? 'lost'
  } catch (error) {
    if (isDatabaseFault(error)) return 'away'
    throw error
  }
})

import 'server-only'
import { headers } from 'next/headers'
import { getPayload, type Payload } from 'payload'
import { cache } from 'react'
import config from '@payload-config'
import type { Paise } from '@/money/rules/paise'
import { isDatabaseFault } from '@/platform/isDatabaseFault'
import { readVouchersOf } from '@/quote/payments/storedVouchers'
import { receivedBy } from '@/quote/rules/voucher'
import { FORM_PATIENCE_MS, inTime } from '@/rateLimit/withTimeout'
import { type FoundQuote, findQuoteByToken } from './findQuoteByToken'
import { limitReading } from './limitQuote'

type Opened = OpenedQuote | 'away' | 'limited' | 'lost'

interface OpenedQuote extends FoundQuote {
  /** For what was accepted, less what was given back. */
  received: Paise
}

/** Once for a request, of which the rate limit counts one. */
export const openQuote = cache(async (token: string): Promise<Opened> => {
  if ((await limitReading({ headers: await headers() })) > 0) return 'limited'
  try {
    const found = await inTime(
      getPayload({ config }).then((payload) => read(payload, token)),
      FORM_PATIENCE_MS,
    )
    return found ?? 'lost'
  } catch (error) {
    if (isDatabaseFault(error)) return 'away'
    throw error
  }
})

async function read(payload: Payload, token: string): Promise<OpenedQuote | undefined> {
  const found = await findQuoteByToken(payload, token)
  if (!found) return undefined
  const isAccepted = found.state === 'accepted'
  const vouchers = isAccepted ? await readVouchersOf(payload, found.quote.booking) : []
  return { ...found, received: receivedBy(vouchers) }
}

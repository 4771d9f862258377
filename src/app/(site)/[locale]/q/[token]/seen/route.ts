import { getPayload } from 'payload'
import config from '@payload-config'
import { isDatabaseFault } from '@/platform/isDatabaseFault'
import { markSeen, QuoteConflict, QuoteGone } from '@/quote/customer/answerQuote'
import { limitReading } from '@/quote/customer/limitQuote'

interface Context {
  params: Promise<{ token: string }>
}

/** The page calls this when a browser shows it. The response does not reveal whether a quote exists. */
export async function POST(request: Request, { params }: Context) {
  if ((await limitReading(request)) > 0) return new Response(null, { status: 429 })
  try {
    await markSeen(await getPayload({ config }), (await params).token)
  } catch (error) {
    if (isDatabaseFault(error)) return new Response(null, { status: 503 })
    if (!(error instanceof QuoteGone || error instanceof QuoteConflict)) throw error
  }
  return new Response(null, { status: 204 })
}

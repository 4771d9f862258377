import { z } from 'zod'
import { endpointWithRight } from '@/account/endpointWithRight'
import { Conflict } from '@/booking/changes/conflict'
import { quoteServer as words } from '@/i18n/en/quoteServer'
import { CONTENT_MAX_BYTES, quoteContentSchema, VERSIONS_MAX } from '@/quote/rules/quoteSchema'
import { withDraft } from '@/quote/rules/quoteSteps'
import { findQuote, insertQuote, writeQuote } from '@/quote/storedQuotes'
import { liveBooking, parseBody, refusal } from './quoteOf'

const bodySchema = z.object({ content: quoteContentSchema, revision: z.int().min(0) })

/** Creates the quote of a booking or its draft, or saves the draft, in one write. */
export const saveDraft = endpointWithRight({
  path: '/for/:booking',
  right: 'manageQuotes',
  method: 'post',
  answer: async (req) => {
    const { content, revision } = await parseBody(req, bodySchema)
    if (Buffer.byteLength(JSON.stringify(content)) > CONTENT_MAX_BYTES)
      throw refusal(words.tooLarge, req, 'lines')
    const { id: booking } = await liveBooking(String(req.routeParams?.booking), req)
    const quote = await findQuote(req.payload, { booking })
    // To the client, a quote without versions does not exist.
    const isNone = quote?.versions.length === 0 && revision === 0
    if (!isNone && revision !== (quote?.revision ?? 0)) throw new Conflict()
    const versions = withDraft(quote?.versions ?? [], content)
    if (versions.length > VERSIONS_MAX) throw refusal(words.tooMany(VERSIONS_MAX), req)
    if (!quote) return { quote: await insertQuote(req.payload, { booking, versions }) }
    return { quote: await writeQuote(req.payload, { ...quote, versions }) }
  },
})

import { z } from 'zod'
import { endpointWithRight } from '@/account/endpointWithRight'
import { audit } from '@/audit/auditLog'
import { Conflict } from '@/booking/changes/conflict'
import { quoteServer as words } from '@/i18n/en/quoteServer'
import { formatSeriesNumber } from '@/money/rules/seriesNumber'
import { REASON_MAX } from '@/quote/rules/quoteSchema'
import { acceptedOf } from '@/quote/rules/quoteState'
import { withReversal } from '@/quote/rules/quoteSteps'
import { writeQuote } from '@/quote/storedQuotes'
import { quoteActivity, updateTimeline } from '@/quote/updateTimeline'
import { nameOf, parseBody, quoteOf, refusal } from './quoteOf'

const reversalBody = z.object({
  reason: z.string().trim().min(1).max(REASON_MAX),
  /** The version that the user saw. */
  revision: z.int().min(0).optional(),
})

/**
 * Undoes an acceptance. The accepted version stays readable for staff; the customer's links to it stop
 * working.
 */
export const reverseAcceptance = endpointWithRight({
  path: '/:id/reverse',
  right: 'reverseAcceptances',
  method: 'post',
  answer: async (req) => {
    const { payload, user } = req
    const { reason, revision } = await parseBody(req, reversalBody)
    const { quote } = await quoteOf(req)
    if (revision !== undefined && revision !== quote.revision) throw new Conflict()
    const accepted = acceptedOf(quote.versions)
    if (!accepted) throw refusal(words.notAccepted, req)
    const now = new Date()
    const { id, number } = quote
    const reversal = { at: now.toISOString(), by: nameOf(user), reason }
    const { version } = accepted
    const activity = quoteActivity({
      now,
      number,
      outcome: 'quoteReversed',
      text: reason,
      user,
      version,
    })
    const versions = withReversal(quote.versions, reversal)
    const written = await writeQuote(payload, { ...quote, versions }, [activity])
    await updateTimeline(payload, id)
    const title = words.version(number ? formatSeriesNumber(number) : '', version)
    await audit({ about: 'quotes', action: 'acceptanceReversed', document: { id, title }, req })
    return { quote: written }
  },
})

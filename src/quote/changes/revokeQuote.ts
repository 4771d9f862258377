import { endpointWithRight } from '@/account/endpointWithRight'
import { retryOnConflict } from '@/booking/changes/conflict'
import { quoteServer as words } from '@/i18n/en/quoteServer'
import { lastIssuedOf } from '@/quote/rules/quoteState'
import { revokeLinks } from '@/quote/rules/quoteSteps'
import { writeQuote } from '@/quote/storedQuotes'
import { quoteActivity, updateTimeline } from '@/quote/updateTimeline'
import { quoteOf, refusal } from './quoteOf'

/** Revokes all links of all versions. */
export const revokeQuote = endpointWithRight({
  path: '/:id/revoke',
  right: 'manageQuotes',
  method: 'post',
  answer: async (req) => {
    const { payload, user } = req
    const quote = await retryOnConflict(async () => {
      const { quote } = await quoteOf(req)
      const last = lastIssuedOf(quote.versions)
      if (!last) throw refusal(words.noVersion, req)
      const now = new Date()
      const { number } = quote
      const activity = quoteActivity({
        now,
        number,
        outcome: 'quoteRevoked',
        user,
        version: last.version,
      })
      const versions = revokeLinks(quote.versions, now.toISOString())
      return writeQuote(payload, { ...quote, versions }, [activity])
    })
    await updateTimeline(payload, quote.id)
    return { quote }
  },
})

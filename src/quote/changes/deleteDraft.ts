import { endpointWithRight } from '@/account/endpointWithRight'
import { Conflict } from '@/booking/changes/conflict'
import { quoteServer as words } from '@/i18n/en/quoteServer'
import { draftOf } from '@/quote/rules/quoteState'
import { withoutDraft } from '@/quote/rules/quoteSteps'
import { writeQuote } from '@/quote/storedQuotes'
import { ofRevision, parseBody, quoteOf, refusal } from './quoteOf'

/** Deletes the draft. A quote that was never sent is then treated as missing. */
export const deleteDraft = endpointWithRight({
  path: '/:id/draft',
  right: 'manageQuotes',
  method: 'delete',
  answer: async (req) => {
    const { revision } = await parseBody(req, ofRevision)
    const { quote } = await quoteOf(req)
    if (quote.revision !== revision) throw new Conflict()
    if (!draftOf(quote.versions)) throw refusal(words.noDraft, req)
    const left = { ...quote, versions: withoutDraft(quote.versions) }
    const written = await writeQuote(req.payload, left)
    return { quote: written.versions.length > 0 ? written : null }
  },
})

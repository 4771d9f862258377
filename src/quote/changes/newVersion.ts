import { z } from 'zod'
import { endpointWithRight } from '@/account/endpointWithRight'
import { Conflict } from '@/booking/changes/conflict'
import { quoteServer as words } from '@/i18n/en/quoteServer'
import { readSeller } from '@/quote/readSeller'
import { agreedContent } from '@/quote/rules/agreedContent'
import { contentForGuests } from '@/quote/rules/contentForGuests'
import { VERSIONS_MAX } from '@/quote/rules/quoteSchema'
import { draftOf, lastIssuedOf } from '@/quote/rules/quoteState'
import { withDraft } from '@/quote/rules/quoteSteps'
import { writeQuote } from '@/quote/storedQuotes'
import { addDays, dayInIndia } from '@/time/days'
import { ofRevision, parseBody, quoteOf, refusal } from './quoteOf'

const newVersionBody = ofRevision.extend({
  /** Uses the current guests of the booking for plates. */
  withGuests: z.boolean().default(false),
})

/** Makes a draft from the last sent version as it was agreed, with a new validity. */
export const newVersion = endpointWithRight({
  path: '/:id/new-version',
  right: 'manageQuotes',
  method: 'post',
  answer: async (req) => {
    const { revision, withGuests } = await parseBody(req, newVersionBody)
    const { booking, quote } = await quoteOf(req)
    if (quote.revision !== revision) throw new Conflict()
    if (draftOf(quote.versions)) throw refusal(words.hasDraft, req)
    const last = lastIssuedOf(quote.versions)
    if (!last) throw refusal(words.noVersion, req)
    if (quote.versions.length >= VERSIONS_MAX) throw refusal(words.tooMany(VERSIONS_MAX), req)
    const settings = await readSeller(req.payload, last.content.language)
    const today = dayInIndia(new Date())
    const content = withGuests
      ? contentForGuests(last, { booking, settings, today })
      : agreedContent(last)
    if (!content) throw refusal(words.sameGuests, req)
    const validUntil =
      content.validUntil < today ? addDays(today, settings.daysOfValidity) : content.validUntil
    const versions = withDraft(quote.versions, { ...content, validUntil })
    return { quote: await writeQuote(req.payload, { ...quote, versions }) }
  },
})

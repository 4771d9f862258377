import { z } from 'zod'
import { endpointWithRight } from '@/account/endpointWithRight'
import { Conflict } from '@/booking/changes/conflict'
import { quoteServer as words } from '@/i18n/en/quoteServer'
import type { SeriesNumber } from '@/money/rules/seriesNumber'
import { hashVersion } from '@/quote/hashVersion'
import { makeLink } from '@/quote/links'
import { readSeller } from '@/quote/readSeller'
import { type Issuance, linkWays } from '@/quote/rules/quote'
import { amountsOf } from '@/quote/rules/quoteAmounts'
import { draftOf } from '@/quote/rules/quoteState'
import { issueDraft } from '@/quote/rules/quoteSteps'
import { sendProblems } from '@/quote/rules/sendProblems'
import { writeQuote } from '@/quote/storedQuotes'
import { quoteActivity, updateTimeline } from '@/quote/updateTimeline'
import { writeNumbered } from '@/quote/writeNumbered'
import { dayInIndia } from '@/time/days'
import { quotedFunctions } from './quotedFunctions'
import { nameOf, parseBody, quoteOf, refusal } from './quoteOf'
import { sendQuoteEmail, refuseWithoutEmail } from './sendQuoteEmail'

const bodySchema = z.object({ revision: z.int().min(0), way: z.enum(linkWays) })

/**
 * Issues the draft in one write: assigns a number at the first sending, stores what the customer sees with
 * its hash, and supersedes open versions. Then makes the first link.
 */
export const sendQuote = endpointWithRight({
  path: '/:id/send',
  right: 'manageQuotes',
  method: 'post',
  answer: async (req) => {
    const { payload, user } = req
    const { revision, way } = await parseBody(req, bodySchema)
    const { booking, quote } = await quoteOf(req)
    if (quote.revision !== revision) throw new Conflict()
    const draft = draftOf(quote.versions)
    if (!draft) throw refusal(words.noDraft, req)
    if (way === 'email') refuseWithoutEmail(booking, req)
    const now = new Date()
    const today = dayInIndia(now)
    const { content, version } = draft
    const { seller, series } = await readSeller(payload, content.language)
    const problems = sendProblems(content, { seller, today })
    if (problems.length > 0) {
      const errors = [{ message: words.notReady }]
      return Response.json({ errors, problems }, { status: 400 })
    }
    const issued: Omit<Issuance, 'hash'> = {
      at: now.toISOString(),
      by: nameOf(user),
      seller,
      functions: await quotedFunctions(booking, payload),
      reference: booking.reference ?? '',
      amounts: amountsOf(content, seller),
    }
    const { link, url } = makeLink({ by: nameOf(user), locale: content.language, now, way })
    const write = (number: SeriesNumber) => {
      const hash = hashVersion({ content, issued, number, version })
      const versions = issueDraft(quote.versions, { issued: { ...issued, hash }, link })
      const activity = quoteActivity({ now, number, outcome: 'quoteSent', user, version })
      return writeQuote(payload, { ...quote, number, versions }, [activity])
    }
    const sent = quote.number
      ? await write(quote.number)
      : await writeNumbered(payload, { of: 'Quote', series: series.quote, today }, write)
    await updateTimeline(payload, sent.id)
    return {
      quote: sent,
      url,
      ...(way === 'email' && (await sendQuoteEmail({ booking, quote: sent, req, url }))),
    }
  },
})

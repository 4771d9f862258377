import type { Payload } from 'payload'
import { z } from 'zod'
import { endpointWithRight } from '@/account/endpointWithRight'
import { Conflict } from '@/booking/changes/conflict'
import { quoteServer as words } from '@/i18n/en/quoteServer'
import { financialYearOf } from '@/money/rules/financialYear'
import type { SeriesNumber } from '@/money/rules/seriesNumber'
import { hashVersion } from '@/quote/hashVersion'
import { makeLink } from '@/quote/links'
import { readSeller } from '@/quote/readSeller'
import { type IssuedQuote, linkWays, type StoredQuote } from '@/quote/rules/quote'
import { amountsOf } from '@/quote/rules/quoteAmounts'
import { draftOf } from '@/quote/rules/quoteState'
import { issueDraft } from '@/quote/rules/quoteSteps'
import type { SellerSettings } from '@/quote/rules/sellerSettings'
import { sendProblems } from '@/quote/rules/sendProblems'
import { isDuplicate, storedQuotes, writeQuote } from '@/quote/storedQuotes'
import { newsOf, tellBooking } from '@/quote/tellBooking'
import { type Day, dayInIndia } from '@/time/days'
import { mailLink, refuseWithoutMail } from './mailLink'
import { quotedFunctions } from './quotedFunctions'
import { nameOf, parseBody, quoteOf, refusal } from './quoteOf'

const bodySchema = z.object({ revision: z.int().min(0), way: z.enum(linkWays) })

/**
 * Issues the draft: numbers it at the first sending, keeps what the customer is shown with its hash, and
 * supersedes what was open, in one write. Then makes the first link.
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
    if (way === 'email') refuseWithoutMail(booking, req)
    const now = new Date()
    const today = dayInIndia(now)
    const { content, version } = draft
    const { seller, series } = await readSeller(payload, content.language)
    const problems = sendProblems(content, { seller, today })
    if (problems.length > 0) {
      const errors = [{ message: words.notReady }]
      return Response.json({ errors, problems }, { status: 400 })
    }
    const issued: Omit<IssuedQuote, 'hash'> = {
      at: now.toISOString(),
      by: nameOf(user),
      seller,
      functions: await quotedFunctions(booking, payload),
      reference: booking.reference ?? '',
      amounts: amountsOf(content, seller),
    }
    const { link, url } = makeLink({ by: nameOf(user), locale: content.language, now, way })
    const sent = await writeNumbered(payload, { quote, series: series.quote, today }, (number) => {
      const hash = hashVersion({ content, issued, number, version })
      const versions = issueDraft(quote.versions, { issued: { ...issued, hash }, link })
      const news = newsOf({ now, number, outcome: 'quoteSent', user, version })
      return writeQuote(payload, { ...quote, number, versions }, [news])
    })
    await tellBooking(payload, sent.id)
    return {
      quote: sent,
      url,
      ...(way === 'email' && (await mailLink({ booking, quote: sent, req, url }))),
    }
  },
})

interface Numbering {
  quote: StoredQuote
  series: SellerSettings['series']['quote']
  today: Day
}

/** More than send quotes in the same moment. */
const ATTEMPTS = 100

/**
 * With the number that it has, else with the next one. Numbers are consecutive in their series and financial
 * year: the unique index refuses a number that another quote got in between, and the next one is tried.
 */
async function writeNumbered(
  payload: Payload,
  { quote, series, today }: Numbering,
  write: (number: SeriesNumber) => Promise<StoredQuote>,
): Promise<StoredQuote> {
  if (quote.number) return write(quote.number)
  const year = financialYearOf(today)
  for (let attempt = 1; ; attempt += 1) {
    const number = (await highestNumber(payload, { series, year })) + 1
    try {
      return await write({ series, year, number })
    } catch (error) {
      if (!isDuplicate(error) || attempt === ATTEMPTS) throw error
    }
  }
}

async function highestNumber(payload: Payload, { series, year }: Omit<SeriesNumber, 'number'>) {
  const [highest] = await storedQuotes(payload)
    .find({ 'number.series': series, 'number.year': year })
    .sort({ 'number.series': -1, 'number.year': -1, 'number.number': -1 })
    .limit(1)
    .project<{ number: SeriesNumber }>({ number: 1 })
    .toArray()
  return highest?.number.number ?? 0
}

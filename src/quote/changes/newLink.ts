import { z } from 'zod'
import { endpointWithRight } from '@/account/endpointWithRight'
import { retryOnConflict } from '@/booking/changes/conflict'
import { quoteServer as words } from '@/i18n/en/quoteServer'
import { makeLink } from '@/quote/links'
import { linkWays } from '@/quote/rules/quote'
import { isReadable, lastIssuedOf, stateOf } from '@/quote/rules/quoteState'
import { addLink } from '@/quote/rules/quoteSteps'
import { writeQuote } from '@/quote/storedQuotes'
import { dayInIndia } from '@/time/days'
import { nameOf, parseBody, quoteOf, refusal } from './quoteOf'
import { sendQuoteEmail, refuseWithoutEmail } from './sendQuoteEmail'

/** Limits the size of a version. */
const LINKS_MAX = 200

/** Adds a link to the last sent version. */
export const newLink = endpointWithRight({
  path: '/:id/links',
  right: 'manageQuotes',
  method: 'post',
  answer: async (req) => {
    const { payload, user } = req
    const { way } = await parseBody(req, z.object({ way: z.enum(linkWays) }))
    const { booking, link, quote, url } = await retryOnConflict(async () => {
      const { booking, quote } = await quoteOf(req)
      const now = new Date()
      const last = lastIssuedOf(quote.versions)
      if (!last || !isReadable(stateOf(last, dayInIndia(now)))) throw refusal(words.noVersion, req)
      if ((last.links ?? []).length >= LINKS_MAX) throw refusal(words.tooManyLinks, req)
      if (way === 'email') refuseWithoutEmail(booking, req)
      const { language } = last.content
      const { link, url } = makeLink({ by: nameOf(user), locale: language, now, way })
      const versions = addLink(quote.versions, link)
      return { booking, link, quote: await writeQuote(payload, { ...quote, versions }), url }
    })
    if (link.way !== 'email') return { quote, url }
    return { quote, url, ...(await sendQuoteEmail({ booking, quote, req, url })) }
  },
})

import { z } from 'zod'
import { endpointWithRight } from '@/account/endpointWithRight'
import { audit } from '@/audit/auditLog'
import { Conflict, retryOnConflict } from '@/booking/changes/conflict'
import { quoteServer as words } from '@/i18n/en/quoteServer'
import { formatSeriesNumber } from '@/money/rules/seriesNumber'
import { makeLink } from '@/quote/links'
import { readSeller } from '@/quote/readSeller'
import { agreedContent } from '@/quote/rules/agreedContent'
import { contentForGuests } from '@/quote/rules/contentForGuests'
import { linkWays } from '@/quote/rules/quote'
import { REASON_MAX, VERSIONS_MAX } from '@/quote/rules/quoteSchema'
import { acceptedOf, draftOf, isReadable, lastIssuedOf, stateOf } from '@/quote/rules/quoteState'
import {
  addLink,
  reverseAcceptance,
  revokeLinks,
  withDraft,
  withoutDraft,
} from '@/quote/rules/quoteSteps'
import { writeQuote } from '@/quote/storedQuotes'
import { newsOf, updateTimeline } from '@/quote/updateTimeline'
import { addDays, dayInIndia } from '@/time/days'
import { mailLink, refuseWithoutMail } from './mailLink'
import { nameOf, parseBody, quoteOf, refusal } from './quoteOf'

const ofRevision = z.object({ revision: z.int().min(0) })

const newVersionBody = ofRevision.extend({
  /** The plates follow the guests that the booking has now. */
  withGuests: z.boolean().default(false),
})

/** A draft with what was sent last, as it was agreed to, and a validity that has not passed. */
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

/** A quote that never was sent is none then. */
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

/** So that a version stays a small document. */
const LINKS_MAX = 200

/** Another link to the version that was sent last. */
export const addLinkTo = endpointWithRight({
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
      if (way === 'email') refuseWithoutMail(booking, req)
      const { language } = last.content
      const { link, url } = makeLink({ by: nameOf(user), locale: language, now, way })
      const versions = addLink(quote.versions, link)
      return { booking, link, quote: await writeQuote(payload, { ...quote, versions }), url }
    })
    if (link.way !== 'email') return { quote, url }
    return { quote, url, ...(await mailLink({ booking, quote, req, url })) }
  },
})

/** Every link of every version ends. */
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
      const news = newsOf({ now, number, outcome: 'quoteRevoked', user, version: last.version })
      const versions = revokeLinks(quote.versions, now.toISOString())
      return writeQuote(payload, { ...quote, versions }, [news])
    })
    await updateTimeline(payload, quote.id)
    return { quote }
  },
})

const reversalBody = z.object({
  reason: z.string().trim().min(1).max(REASON_MAX),
  /** As the person saw the quote. */
  revision: z.int().min(0).optional(),
})

/** Undoes an acceptance. What was accepted stays readable to us; the customer's links to it end. */
export const reverseQuote = endpointWithRight({
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
    const news = newsOf({ now, number, outcome: 'quoteReversed', text: reason, user, version })
    const versions = reverseAcceptance(quote.versions, reversal)
    const written = await writeQuote(payload, { ...quote, versions }, [news])
    await updateTimeline(payload, id)
    const title = words.version(number ? formatSeriesNumber(number) : '', version)
    await audit({ about: 'quotes', action: 'acceptanceReversed', document: { id, title }, req })
    return { quote: written }
  },
})

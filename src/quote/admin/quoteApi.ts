import * as z from 'zod/mini'
import { request } from '@/booking/admin/bookingApi'
import { panelPaths } from '@/panel/panelPaths'
import type { linkWays, QuoteContent, QuoteVersion, StoredQuote } from '@/quote/rules/quote'
import type { SendProblem } from '@/quote/rules/sendProblems'
import type { EarlierQuote } from './editLines'

export type LinkWay = (typeof linkWays)[number]

/** The response comes from this application, so the versions are not validated. */
const version = z.custom<QuoteVersion>(
  (value) => typeof value === 'object' && value !== null && 'content' in value,
)

const quoteSchema = z.looseObject({
  id: z.string(),
  booking: z.string(),
  // Payload returns an empty group if there is none.
  number: z.catch(
    z.optional(
      z.object({ number: z.number(), series: z.string(), year: z.custom<`${number}-${number}`>() }),
    ),
    undefined,
  ),
  versions: z.array(version),
  revision: z.number(),
})

const answerSchema = z.object({ quote: quoteSchema })

const linkSchema = z.object({
  quote: quoteSchema,
  url: z.string(),
  /** Why the email was not sent. */
  emailError: z.optional(z.string()),
})

export type SentQuote = z.infer<typeof linkSchema>

const post = { method: 'POST', schema: answerSchema } as const

/** All of these throw ChangeFailed, with the kind `conflict` when the quote was changed in the meantime. */
export async function saveQuoteDraft(
  booking: string,
  body: { content: QuoteContent; revision: number },
): Promise<StoredQuote> {
  // Browsers send at most 64 kB after the page was closed.
  const keepalive = JSON.stringify(body).length < 60_000
  return (await request({ ...post, body, keepalive, url: panelPaths.quoteDraftApi(booking) })).quote
}

/** `guests`: with the current guests of the booking. */
export async function requestNewVersion(
  { id, revision }: Pick<StoredQuote, 'id' | 'revision'>,
  { withGuests = false } = {},
): Promise<StoredQuote> {
  const url = panelPaths.quoteApi(id, 'new-version')
  return (await request({ ...post, body: { revision, withGuests }, url })).quote
}

export async function deleteQuoteDraft({ id, revision }: StoredQuote) {
  const schema = z.object({ quote: z.nullish(quoteSchema) })
  const url = panelPaths.quoteApi(id, 'draft')
  return (await request({ body: { revision }, method: 'DELETE', schema, url })).quote ?? undefined
}

export function requestSending({ id, revision }: StoredQuote, way: LinkWay): Promise<SentQuote> {
  const url = panelPaths.quoteApi(id, 'send')
  return request({ body: { revision, way }, method: 'POST', schema: linkSchema, url })
}

export function requestQuoteLink({ id }: StoredQuote, way: LinkWay): Promise<SentQuote> {
  const url = panelPaths.quoteApi(id, 'links')
  return request({ body: { way }, method: 'POST', schema: linkSchema, url })
}

export async function requestRevocation({ id }: StoredQuote): Promise<StoredQuote> {
  return (await request({ ...post, body: {}, url: panelPaths.quoteApi(id, 'revoke') })).quote
}

export async function requestReversal(
  { id, revision }: StoredQuote,
  reason: string,
): Promise<StoredQuote> {
  return (
    await request({ ...post, body: { reason, revision }, url: panelPaths.quoteApi(id, 'reverse') })
  ).quote
}

const problemsSchema = z.object({
  problems: z.array(
    z.object({
      path: z.string(),
      problem: z.custom<SendProblem['problem']>((value) => typeof value === 'string'),
      missing: z.optional(z.number()),
    }),
  ),
})

/** The problems that the server reported when it refused to send. */
export const problemsOfAnswer = (answer: unknown): SendProblem[] =>
  problemsSchema.safeParse(answer).data?.problems ?? []

/** The stored quote, or undefined. */
export async function readQuote(booking: string): Promise<StoredQuote | undefined> {
  const schema = z.object({ docs: z.array(quoteSchema) })
  const url = panelPaths.quoteOfBookingApi(booking)
  const [quote] = (await request({ cache: 'no-store', schema, url })).docs
  return quote && quote.versions.length > 0 ? quote : undefined
}

const earlierSchema = z.object({
  quotes: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      total: z.optional(z.number()),
      functions: z.array(z.object({ id: z.string(), name: z.string() })),
      lines: z.custom<EarlierQuote['lines']>(Array.isArray),
    }),
  ),
})

export async function findEarlierQuotes(
  text: string,
  signal: AbortSignal,
): Promise<EarlierQuote[]> {
  const url = panelPaths.earlierQuotesApi(text)
  return (await request({ schema: earlierSchema, signal, url })).quotes
}

import type { Payload } from 'payload'
import { formatRupeesShort } from '@/money/rules/rupees'
import { isToken } from '@/quote/links'
import type { Acceptance, QuoteVersion, StoredQuote } from '@/quote/rules/quote'
import { amountsOf } from '@/quote/rules/quoteAmounts'
import { LINES_MAX } from '@/quote/rules/quoteSchema'
import { isOpen, stateOf } from '@/quote/rules/quoteState'
import { acceptVersion, replaced } from '@/quote/rules/quoteSteps'
import { raiseLast } from '@/quote/rules/schedule'
import { writeQuote } from '@/quote/storedQuotes'
import { quoteActivity, updateTimeline } from '@/quote/updateTimeline'
import { maxLengths } from '@/rules/maxLengths'
import { withoutHidden } from '@/rules/text'
import { dayInIndia } from '@/time/days'
import { type FoundQuote, findQuoteByToken } from './findQuoteByToken'

/** The link does not work, or no longer works. */
export class QuoteGone extends Error {
  override name = 'QuoteGone'
}

/** The quote has changed since the customer saw it. */
export class QuoteConflict extends Error {
  override name = 'QuoteConflict'

  constructor(readonly reason: 'accepted' | 'changed' | 'expired' | 'tooMany') {
    super(reason)
  }
}

/** The submitted values are invalid. */
export class QuoteInvalid extends Error {
  override name = 'QuoteInvalid'

  constructor(readonly field: 'name' | 'taken' | 'text') {
    super(field)
  }
}

interface Step {
  versions: QuoteVersion[]
  activity: Omit<Parameters<typeof quoteActivity>[0], 'number' | 'version'>
}

const ATTEMPTS = 8

/**
 * Runs one step for the holder of a link, based on the stored quote. `step` returns undefined when it was
 * already done. Throws QuoteGone, or QuoteConflict when the quote existed at first.
 */
async function changeByToken(
  payload: Payload,
  token: unknown,
  step: (found: FoundQuote) => Step | undefined,
): Promise<FoundQuote> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await findQuoteByToken(payload, token)
    if (!found) throw attempt === 1 ? new QuoteGone() : new QuoteConflict('changed')
    const { quote, version } = found
    const done = step(found)
    if (!done) return found
    const activity = quoteActivity({
      ...done.activity,
      number: quote.number,
      version: version.version,
    })
    let written: StoredQuote
    try {
      written = await writeQuote(payload, { ...quote, versions: done.versions }, [activity])
    } catch (error) {
      if ((error as { status?: unknown }).status !== 409) throw error
      if (attempt === ATTEMPTS) throw new QuoteConflict('changed')
      continue
    }
    await updateTimeline(payload, quote.id)
    // The step is done, even if the booking has been moved to the trash since.
    return { ...found, ...standing(written, version) }
  }
}

function standing(quote: StoredQuote, { issued, version: which }: FoundQuote['version']) {
  const stored = quote.versions.find(({ version }) => version === which)
  const version = { ...stored, issued } as FoundQuote['version']
  return { quote, state: stateOf(version, dayInIndia(new Date())), version }
}

/** Marks the version as seen, once. */
export async function markSeen(payload: Payload, token: unknown): Promise<void> {
  await changeByToken(payload, token, ({ quote: { versions }, state, version }) => {
    if (version.firstSeenAt || !isOpen(state)) return undefined
    const now = new Date()
    return {
      versions: replaced(versions, version, { firstSeenAt: now.toISOString() }),
      activity: { now, outcome: 'quoteSeen' },
    }
  })
}

/** In characters. The timeline entry also contains the version. */
export const CHANGE_TEXT_MAX = 1000

const CHANGE_REQUESTS_MAX = 20

interface ChangeRequest {
  text: unknown
  token: unknown
}

export async function requestChange(payload: Payload, { text, token }: ChangeRequest) {
  const request = textOf(text, CHANGE_TEXT_MAX)
  if (!request) throw new QuoteInvalid('text')
  return changeByToken(payload, token, ({ quote: { versions }, state, version }) => {
    refuseClosed(state)
    const { changeRequests = [] } = version
    // A retry, because the first response was lost.
    if (changeRequests.at(-1)?.text === request) return undefined
    if (changeRequests.length >= CHANGE_REQUESTS_MAX) throw new QuoteConflict('tooMany')
    const now = new Date()
    const all = [...changeRequests, { at: now.toISOString(), text: request }]
    return {
      versions: replaced(versions, version, { changeRequests: all }),
      activity: { now, outcome: 'quoteChangeRequested', text: request },
    }
  })
}

interface Accepted {
  addressRange?: string
  /** The hash of the version that was shown. */
  hash: unknown
  name: unknown
  /** The ids of the selected optional lines. */
  taken: unknown
  token: unknown
}

/**
 * Accepts a version: stores the name, the time, the selected lines and the hash. A retry returns the same
 * acceptance. Throws QuoteInvalid before it reads anything.
 */
export async function acceptQuote(payload: Payload, sent: Accepted): Promise<FoundQuote> {
  const name = textOf(sent.name, maxLengths.name)?.replace(/\s+/g, ' ')
  if (!name) throw new QuoteInvalid('name')
  const taken = idsOf(sent.taken)
  if (!isToken(sent.token)) throw new QuoteGone()
  return changeByToken(payload, sent.token, ({ quote: { versions }, state, version }) => {
    const { content, issued } = version
    if (sent.hash !== issued.hash) throw new QuoteConflict('changed')
    if (state === 'accepted') return undefined
    refuseClosed(state)
    const offered = content.lines.filter(({ choice }) => choice !== 'included')
    if (!taken.every((id) => offered.some((line) => line.id === id)))
      throw new QuoteInvalid('taken')
    const now = new Date()
    const amounts = amountsWith(taken, version)
    const acceptance: Acceptance = {
      at: now.toISOString(),
      name,
      taken,
      amounts,
      schedule: raiseLast(content.schedule, amounts.total),
      hash: issued.hash,
      ...(sent.addressRange && { addressRange: sent.addressRange.slice(0, maxLengths.name) }),
    }
    return {
      versions: acceptVersion(versions, version, acceptance),
      activity: {
        byName: name,
        now,
        outcome: 'quoteAccepted',
        text: formatRupeesShort(amounts.total),
      },
    }
  })
}

function amountsWith(taken: string[], { content, issued }: FoundQuote['version']) {
  try {
    return amountsOf(content, issued.seller, taken)
  } catch {
    // The total exceeds the limit of a quote.
    throw new QuoteInvalid('taken')
  }
}

function refuseClosed(state: FoundQuote['state']) {
  if (isOpen(state)) return
  throw new QuoteConflict(state === 'accepted' || state === 'expired' ? state : 'changed')
}

/** Trims the text and removes invisible characters. Undefined when it is not a text, empty or too long. */
function textOf(value: unknown, max: number): string | undefined {
  // Does not trim a text that is far too long.
  if (typeof value !== 'string' || value.length > 2 * max) return undefined
  const text = withoutHidden(value).trim()
  return text.length <= max && text ? text : undefined
}

function idsOf(value: unknown): string[] {
  const isList = Array.isArray(value) && value.length <= LINES_MAX
  if (!isList || !value.every((id) => typeof id === 'string' && id.length <= 40))
    throw new QuoteInvalid('taken')
  return [...new Set(value as string[])]
}

import type { QuoteAmounts } from '@/money/rules/computeQuote'
import type { SellerMode, TaxClass } from '@/money/rules/gst'
import type { StateCode } from '@/money/rules/gstStates'
import type { Paise } from '@/money/rules/paise'
import type { LineChoice, Discount, Pricing } from '@/money/rules/quoteInput'
import type { SeriesNumber } from '@/money/rules/seriesNumber'
import type { Locale } from '@/rules/locales'
import type { Day } from '@/time/days'

/** A moment as an ISO string in UTC. */
type Moment = string

/** What a line was made from; it keeps its own words and price. */
export interface LineSource {
  kind: 'menu' | 'plan' | 'service'
  id: string
}

export interface QuotedLine {
  id: string
  /** Of the booking's function that it belongs to; absent for the event as a whole. */
  functionId?: string
  title: string
  details?: string
  pricing: Pricing
  /** Staff write `included` or `offered`; `taken` is what the customer added by accepting. */
  choice: LineChoice
  quantity: number
  unitPrice: Paise
  discount?: Discount
  /** Copied from the settings when the line is written. */
  tax: TaxClass
  /** State of the venue. */
  heldIn: StateCode
  source?: LineSource
}

export interface QuoteBuyer {
  name: string
  address?: string
  state: StateCode
  gstin?: string
}

/** One row of the schedule of payments. */
export interface ScheduleRow {
  id: string
  /** For the customer: `Advance to confirm the date`. */
  title: string
  dueOn?: Day
  amount: Paise
}

/** What staff write in one version. */
export interface QuoteContent {
  /** Of the customer's page and message. */
  language: Locale
  buyer: QuoteBuyer
  lines: QuotedLine[]
  /** On the lines that count, before tax. */
  discount?: Discount
  /** The last day on which it can be accepted, in Jaipur. */
  validUntil: Day
  /** Above the price, for the customer. */
  note?: string
  terms?: string
  /** Sums to the total, with no optional line taken. */
  schedule: ScheduleRow[]
}

interface BankAccount {
  holder: string
  number: string
  ifsc: string
  bank?: string
}

/** The seller as the settings said when the version was sent. */
export interface QuoteSeller {
  mode: SellerMode
  state: StateCode
  name: string
  address?: string
  phone?: string
  email?: string
  gstin?: string
  fssai?: string
  vpa?: string
  bank?: BankAccount
}

export interface QuotedDish {
  title: Partial<Record<Locale, string>>
  course: string
  marks?: string[]
}

/** A function of the booking, with its menu, as it stood when the version was sent. */
export interface QuotedFunction {
  id: string
  name?: string
  date?: Day
  timeBand?: string
  venue?: string
  kind?: string
  guests?: number
  guaranteed?: number
  freezeOn?: Day
  menu: QuotedDish[]
}

/** Written once, at sending, and never changed. */
export interface Issuance {
  at: Moment
  /** Name of the account. */
  by: string
  seller: QuoteSeller
  functions: QuotedFunction[]
  reference: string
  amounts: QuoteAmounts
  /** SHA-256 of everything that the customer is shown, in hex. */
  hash: string
}

export const linkWays = ['whatsapp', 'email', 'copied'] as const

/** A private address of the customer's page; the token itself is stored nowhere. */
export interface QuoteLink {
  /** SHA-256 of the token, in hex. */
  tokenHash: string
  madeAt: Moment
  by: string
  way: (typeof linkWays)[number]
  revokedAt?: Moment
}

export interface Acceptance {
  at: Moment
  /** As the customer typed it. */
  name: string
  /** Ids of the optional lines taken. */
  taken: string[]
  /** With the lines taken. */
  amounts: QuoteAmounts
  /** With the lines taken; its last row carries the difference. */
  schedule: ScheduleRow[]
  /** Of the version that was shown. */
  hash: string
  /** The range that the request came from, as the rate limit sees it. */
  addressRange?: string
}

export interface QuoteVersion {
  /** From 1. */
  version: number
  content: QuoteContent
  /** Absent: a draft. */
  issued?: Issuance
  links?: QuoteLink[]
  firstSeenAt?: Moment
  changeRequests?: { at: Moment; text: string }[]
  acceptance?: Acceptance
  reversal?: { at: Moment; by: string; reason: string }
  /** By a later version, sent or accepted, or by a reversal. */
  supersededAt?: Moment
}

export type IssuedVersion = QuoteVersion & { issued: Issuance }

/** All versions of one booking's quote: one document, so that each step is one compare and swap. */
export interface StoredQuote {
  id: string
  booking: string
  /** Given at the first sending. */
  number?: SeriesNumber
  versions: QuoteVersion[]
  revision: number
}

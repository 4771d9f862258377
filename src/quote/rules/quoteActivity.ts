import type { QuoteOutcome } from '@/booking/rules/timeline'

/** An event of a quote that is to be written into the timeline of its booking. */
export interface QuoteActivity {
  /** The id of the timeline entry, so that it is written once. */
  id: string
  at: string
  outcome: QuoteOutcome
  /** The account; undefined for the customer. */
  by?: string
  byName?: string
  text?: string
  /** The version of the quote. */
  version?: number
}

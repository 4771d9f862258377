import type { QuoteOutcome } from '@/booking/rules/timeline'

/** What happened to a quote and is to be written into the timeline of its booking. */
export interface QuoteActivity {
  /** Of the entry, so that it is written once. */
  id: string
  at: string
  outcome: QuoteOutcome
  /** Of the account; absent for the customer. */
  by?: string
  byName?: string
  text?: string
  /** Of the quote. */
  version?: number
}

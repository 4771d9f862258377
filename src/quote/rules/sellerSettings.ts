import type { TaxClass } from '@/money/rules/gst'
import type { SchedulePart } from './divideSchedule'
import type { QuoteSeller } from './quote'

export interface NamedTaxClass extends TaxClass {
  id: string
  name: string
}

/** The settings for new quotes. */
export interface SellerSettings {
  seller: QuoteSeller
  taxClasses: NamedTaxClass[]
  terms?: string
  daysOfValidity: number
  schedule: SchedulePart[]
  series: { quote: string; receipt: string; refund: string }
}

export const DAYS_OF_VALIDITY = 15

export const firstSeries = { quote: 'QT', receipt: 'RV', refund: 'RF' } as const

import type { SchedulePart } from '@/quote/rules/divideSchedule'
import type { NamedTaxClass } from '@/quote/rules/sellerSettings'
import type { SendingSeller } from '@/quote/rules/sendProblems'
import type { Locale } from '@/rules/locales'
import type { Day } from '@/time/days'

/** A function of the booking for the editor. */
export interface DeskFunction {
  id: string
  title: string
  /** Day, time and venue as text. */
  facts: string
  day?: Day
  kind?: string
  /** The guaranteed guests if known, otherwise the expected ones. */
  guests: number
}

/** Plans and services from which lines can be made. */
export interface Offer {
  kind: 'plan' | 'service'
  id: string
  title: string
  details: string
  isCatering: boolean
}

/** Data of the booking and the settings that does not change while a quote is edited. */
export interface QuoteSetup {
  seller: SendingSeller
  /** The settings contain a UPI address or a bank account. */
  canBePaid: boolean
  /** This account can change the settings. */
  canEditSettings: boolean
  taxClasses: NamedTaxClass[]
  parts: Record<Locale, SchedulePart[]>
  terms: Record<Locale, string>
  /** The word for catering in a title. */
  plates: Record<Locale, string>
  functions: DeskFunction[]
  /** The guests of the event, for a booking without functions. */
  guests: number
  firstDay?: Day
  today: Day
}

/** The recipient, and the text of the message with the link. */
export interface Customer {
  email: string
  phone: string
  message: Record<Locale, string>
  values: Record<Locale, Record<string, string>>
}

import type { SchedulePart } from '@/quote/rules/divideSchedule'
import type { NamedTaxClass } from '@/quote/rules/sellerSettings'
import type { SendingSeller } from '@/quote/rules/sendProblems'
import type { Locale } from '@/rules/locales'
import type { Day } from '@/time/days'

/** A function of the booking, as the editor shows it. */
export interface DeskFunction {
  id: string
  title: string
  /** Day, time and venue, as people read them. */
  facts: string
  day?: Day
  kind?: string
  /** Guaranteed where they are known, else expected. */
  guests: number
}

/** What lines are made from besides menus. */
export interface Offer {
  kind: 'plan' | 'service'
  id: string
  title: string
  details: string
  isCatering: boolean
}

/** What does not change while a quote is written: of the booking and of the settings. */
export interface QuoteSetup {
  seller: SendingSeller
  /** The settings have a UPI address or a bank account. */
  canBePaid: boolean
  /** This account may change them. */
  canEditSettings: boolean
  taxClasses: NamedTaxClass[]
  parts: Record<Locale, SchedulePart[]>
  terms: Record<Locale, string>
  /** The word for catering in a title. */
  plates: Record<Locale, string>
  functions: DeskFunction[]
  /** Of the event, for a booking without functions. */
  guests: number
  firstDay?: Day
  today: Day
}

/** Whom it is sent to, and what the message says besides the link. */
export interface Customer {
  email: string
  phone: string
  message: Record<Locale, string>
  values: Record<Locale, Record<string, string>>
}

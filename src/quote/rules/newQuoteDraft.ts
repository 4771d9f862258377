import { languageOf } from '@/booking/rules/languageOf'
import { messagesFor } from '@/i18n/messagesFor'
import type { Booking } from '@/payload-types'
import { maxLengths } from '@/rules/maxLengths'
import { addDays, type Day } from '@/time/days'
import type { QuoteContent, QuotedLine } from './quote'
import { quotedGuests } from './quotedGuests'
import type { SellerSettings } from './sellerSettings'

interface NewDraft {
  booking: Partial<Booking>
  seller: SellerSettings
  today: Day
}

/** The initial content of a quote: a line per plate for each function, without a price. */
export function newQuoteDraft({ booking, seller, today }: NewDraft): QuoteContent {
  return {
    language: languageOf(booking),
    buyer: { name: booking.name ?? '', state: seller.seller.state },
    lines: linesOf(booking, seller),
    validUntil: addDays(today, seller.daysOfValidity),
    ...(seller.terms && { terms: seller.terms }),
    schedule: [],
  }
}

function linesOf(booking: Partial<Booking>, { seller, taxClasses }: SellerSettings): QuotedLine[] {
  const found = taxClasses.find(({ placeRule }) => placeRule === 'wherePerformed') ?? taxClasses[0]
  if (!found) return []
  const { placeRule, rate, sac } = found
  const line = { pricing: 'perPlate', choice: 'included', unitPrice: 0 } as const
  const taxed = { ...line, tax: { sac, rate, placeRule }, heldIn: seller.state }
  const { kinds } = messagesFor(languageOf(booking)).details.functions
  const functions = (booking.functions ?? []).flatMap((one) =>
    one.id ? { ...one, id: one.id } : [],
  )
  if (functions.length === 0) {
    const title = booking.serviceTitle ?? booking.planTitle ?? kinds.catering
    return [{ ...taxed, id: 'line-1', title, quantity: booking.numberOfGuests ?? 0 }]
  }
  return functions.map(({ id, name, ...one }) => ({
    ...taxed,
    id,
    functionId: id,
    title: (name ? `${name}: ${kinds.catering}` : kinds.catering).slice(0, maxLengths.title),
    quantity: quotedGuests(one),
  }))
}

import type { BookingFunction } from '@/booking/rules/functions'
import type { Booking } from '@/payload-types'
import type { QuotedFunction } from './quote'

/**
 * The number of plates of a function in a quote: its guaranteed guests if known, otherwise the expected ones.
 */
export const quotedGuests = ({
  guaranteed,
  guests,
}: Pick<BookingFunction, 'guaranteed' | 'guests'>): number => guaranteed ?? guests ?? 0

/** The guests that determine the plates of a quote; 0 if unknown. */
export interface GuestCounts {
  functions: { id: string; guests: number }[]
  /** The guests of the whole event. */
  guests: number
}

export const guestsOfBooking = ({
  functions,
  numberOfGuests,
}: Pick<Partial<Booking>, 'functions' | 'numberOfGuests'>): GuestCounts => ({
  functions: (functions ?? []).flatMap((one) =>
    one.id ? { id: one.id, guests: quotedGuests(one) } : [],
  ),
  guests: numberOfGuests ?? 0,
})

/** The state of the booking when the version was sent. Its guests were those of its largest function. */
export const guestsAtSending = (functions: readonly QuotedFunction[]): GuestCounts => ({
  functions: functions.map((one) => ({ id: one.id, guests: quotedGuests(one) })),
  guests: Math.max(0, ...functions.map(({ guests }) => guests ?? 0)),
})

/** 0 for a removed function. */
export const guestsAt = (functionId: string | undefined, counts: GuestCounts): number =>
  functionId === undefined
    ? counts.guests
    : (counts.functions.find(({ id }) => id === functionId)?.guests ?? 0)

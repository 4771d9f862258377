import type { BookingFunction } from '@/booking/rules/functions'
import type { Booking } from '@/payload-types'
import type { QuotedFunction } from './quote'

/** How many plates a function is quoted for: its guaranteed guests where they are known, else the expected. */
export const quotedGuests = ({
  guaranteed,
  guests,
}: Pick<BookingFunction, 'guaranteed' | 'guests'>): number => guaranteed ?? guests ?? 0

/** What the plates of a quote follow. 0 where the guests are not known. */
export interface GuestCounts {
  functions: { id: string; guests: number }[]
  /** Of the event as a whole. */
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

/** As the booking stood when the version was sent: its guests were those of its largest function. */
export const guestsAtSending = (functions: readonly QuotedFunction[]): GuestCounts => ({
  functions: functions.map((one) => ({ id: one.id, guests: quotedGuests(one) })),
  guests: Math.max(0, ...functions.map(({ guests }) => guests ?? 0)),
})

/** 0 for a function that is gone. */
export const guestsAt = (functionId: string | undefined, counts: GuestCounts): number =>
  functionId === undefined
    ? counts.guests
    : (counts.functions.find(({ id }) => id === functionId)?.guests ?? 0)

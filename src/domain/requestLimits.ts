/** What a limit counts by. `everybody` stands in where the address of the sender is not known. */
export type LimitedBy = 'address' | 'everybody' | 'phone'

export interface RequestLimit<By extends string = LimitedBy> {
  by: By
  /** Requests in that many seconds. */
  requests: number
  seconds: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * How many new requests are taken. A retry of one that was taken does not count, which
 * is seen by those whom it has in common with its first: they come first.
 *
 * `everybody` has a short window: where no address is known, one sender fills it for all the others,
 * who then wait for less than a minute. Long before that, `floodLimit` keeps requests as possible spam.
 */
export const requestLimits: RequestLimit[] = [
  { by: 'phone', requests: 5, seconds: HOUR },
  { by: 'address', requests: 10, seconds: 10 * MINUTE },
  { by: 'address', requests: 40, seconds: 24 * HOUR },
  { by: 'everybody', requests: 1200, seconds: MINUTE },
]

/**
 * Where no address is known: further requests in that time are taken without e-mails and kept among the
 * spam with the sign "flood", so that an honest visitor among them is not refused and can be found.
 */
export const floodLimit: RequestLimit<'flood'> = { by: 'flood', requests: 300, seconds: MINUTE }

/** How many measures of pages are written to the log; a visit that is measured sends about five. */
export const beaconLimits: RequestLimit<'address' | 'everybody'>[] = [
  { by: 'address', requests: 60, seconds: MINUTE },
  { by: 'everybody', requests: 600, seconds: MINUTE },
]

/** Larger than any request that keeps the rules. */
export const BOOKING_MAX_BYTES = 32 * 1024

/** Larger than any document that is sent as JSON. */
export const JSON_MAX_BYTES = 1024 * 1024

/** A picture of five megabytes and the words beside it. */
export const FORM_MAX_BYTES = 6_000_000

/** A read that is posted because its query is too long for an address. */
export const QUERY_MAX_BYTES = 16 * 1024

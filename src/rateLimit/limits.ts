const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How many failed sign-ins are allowed. A correct password is not counted.
 *
 * Payload locks the account after a few failed attempts, so a stranger could lock the owner out. Here an
 * attempt counts against its sender. `pair` is one address with one account; its daily limit is far below
 * what `account` allows all unknown browsers together. A browser that has signed in before (`device`) has its
 * own limit, and no other limit applies to it.
 *
 * Without a trusted proxy the address is unknown: all unknown browsers share `unplaced`, with a short window.
 * A new password by email makes the browser a known one.
 */
export const loginLimits = [
  { by: 'login-device', requests: 10, seconds: 10 * MINUTE },
  { by: 'login-pair', requests: 5, seconds: 10 * MINUTE },
  { by: 'login-pair', requests: 20, seconds: DAY },
  { by: 'login-unplaced', requests: 10, seconds: 10 * MINUTE },
  { by: 'login-address', requests: 20, seconds: 10 * MINUTE },
  { by: 'login-address', requests: 100, seconds: DAY },
  { by: 'login-account', requests: 50, seconds: HOUR },
  { by: 'login-everybody', requests: 300, seconds: 10 * MINUTE },
] as const satisfies RequestLimit<string>[]

/**
 * How often a link to set a new password can be requested. Only known addresses are limited: with one limit
 * for all unknown addresses, a stranger could use up the attempts of the owner.
 */
export const forgotLimits = [
  { by: 'forgot-pair', requests: 3, seconds: HOUR },
  { by: 'forgot-address', requests: 10, seconds: HOUR },
] as const satisfies RequestLimit<string>[]

/**
 * How many of these emails an account gets. Above the limit, none is sent and the response is the same; the
 * link in the newest email works as long as the limit lasts.
 */
export const resetEmailLimits = [
  { by: 'reset-email', requests: 10, seconds: HOUR },
] as const satisfies RequestLimit<string>[]

/** What a limit counts by. `everybody` is used when the address of the client is unknown. */
type LimitedBy = 'address' | 'everybody' | 'phone'

export interface RequestLimit<By extends string = LimitedBy> {
  by: By
  requests: number
  seconds: number
}

/**
 * How many new bookings are accepted. A retry of an accepted one is refunded (countRequest.ts).
 *
 * `everybody` has a short window: when the address is unknown, one client can use it up for all others, who
 * then wait less than a minute. `floodLimit` is much lower and stores bookings as possible spam.
 */
export const requestLimits: RequestLimit[] = [
  { by: 'phone', requests: 5, seconds: HOUR },
  { by: 'address', requests: 10, seconds: 10 * MINUTE },
  { by: 'address', requests: 40, seconds: 24 * HOUR },
  { by: 'everybody', requests: 1200, seconds: MINUTE },
]

/**
 * When the address is unknown: more bookings than this are stored as spam with the sign "flood" and without
 * emails, so that a genuine one among them is not refused and can be found.
 */
export const floodLimit: RequestLimit<'flood'> = { by: 'flood', requests: 300, seconds: MINUTE }

/** How many emails about spam the business gets. All spam is in the panel. */
export const spamEmailLimit: RequestLimit<'spam-email'> = {
  by: 'spam-email',
  requests: 20,
  seconds: HOUR,
}

/** How many page speed measurements are written to the log. A visit sends about five. */
export const beaconLimits: RequestLimit<'address' | 'everybody'>[] = [
  { by: 'address', requests: 60, seconds: MINUTE },
  { by: 'everybody', requests: 600, seconds: MINUTE },
]

/** How often quotes can be opened, also with invalid links, which cost one index lookup. */
export const quoteReadLimits: RequestLimit<'address' | 'everybody'>[] = [
  { by: 'address', requests: 60, seconds: MINUTE },
  { by: 'everybody', requests: 1200, seconds: MINUTE },
]

/** How often quotes can be accepted and changes requested. A family may share an address. */
export const quoteAnswerLimits = [
  { by: 'quote-address', requests: 20, seconds: 10 * MINUTE },
  { by: 'quote-link', requests: 20, seconds: HOUR },
] as const satisfies RequestLimit<string>[]

/** How many emails about requested changes of one quote the business gets. All of them are in the panel. */
export const quoteEmailLimit: RequestLimit<'quote-email'> = {
  by: 'quote-email',
  requests: 5,
  seconds: DAY,
}

export const BOOKING_MAX_BYTES = 32 * 1024

export const JSON_MAX_BYTES = 1024 * 1024

export const FORM_MAX_BYTES = 6_000_000

export const QUERY_MAX_BYTES = 16 * 1024

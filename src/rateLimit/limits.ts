const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How many failed attempts to sign in are allowed; a right password uses up none.
 *
 * Payload would lock the account itself after a few, and so hand every stranger a way to keep the
 * owner out. Here a try counts against where it comes from. `pair` is one address on one account:
 * what it may do in a day stays far below what the `account` takes from all strange addresses
 * together. A browser that signed in to the account before (`device`) has a count of its own, which
 * no one else can use up, and which no other limit holds back.
 *
 * Without a trusted proxy no address is known: all strange browsers share `unplaced`, for a short
 * time only, and a new password by email opens the door at once (it makes the browser a known one).
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
 * How often a link to a new password may be requested. A known address is refused; an
 * unknown one is not, since a stranger could use up the owner's attempts.
 */
export const forgotLimits = [
  { by: 'forgot-pair', requests: 3, seconds: HOUR },
  { by: 'forgot-address', requests: 10, seconds: HOUR },
] as const satisfies RequestLimit<string>[]

/**
 * How many of these emails an account gets. Asked for once more, none is sent, and the answer is the
 * same: the link in the newest email still works, as it lasts for as long as the count.
 */
export const resetEmailLimits = [
  { by: 'reset-email', requests: 10, seconds: HOUR },
] as const satisfies RequestLimit<string>[]

/** What a limit counts by. `everybody` stands in where the address of the sender is not known. */
type LimitedBy = 'address' | 'everybody' | 'phone'

export interface RequestLimit<By extends string = LimitedBy> {
  by: By
  requests: number
  seconds: number
}

/**
 * How many new requests are accepted. A retry of an accepted one is refunded (countRequest.ts).
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
 * Where no address is known: further requests in that time are taken without emails and kept among the
 * spam with the sign "flood", so that an honest visitor among them is not refused and can be found.
 */
export const floodLimit: RequestLimit<'flood'> = { by: 'flood', requests: 300, seconds: MINUTE }

/** How many emails about spam the business gets. More spam lies in the panel alone. */
export const spamEmailLimit: RequestLimit<'spam-email'> = {
  by: 'spam-email',
  requests: 20,
  seconds: HOUR,
}

/** How many measures of pages are written to the log; a visit that is measured sends about five. */
export const beaconLimits: RequestLimit<'address' | 'everybody'>[] = [
  { by: 'address', requests: 60, seconds: MINUTE },
  { by: 'everybody', requests: 600, seconds: MINUTE },
]

/** How often quotes are opened, made-up addresses included: those end after one look into an index. */
export const quoteReadLimits: RequestLimit<'address' | 'everybody'>[] = [
  { by: 'address', requests: 60, seconds: MINUTE },
  { by: 'everybody', requests: 1200, seconds: MINUTE },
]

/** How often quotes are accepted and changes requested: a family may share an address, and write often. */
export const quoteAnswerLimits = [
  { by: 'quote-address', requests: 20, seconds: 10 * MINUTE },
  { by: 'quote-link', requests: 20, seconds: HOUR },
] as const satisfies RequestLimit<string>[]

/** How many emails the business gets about changes that are asked for of one quote. All of them are in the panel. */
export const quoteEmailLimit: RequestLimit<'quote-email'> = {
  by: 'quote-email',
  requests: 5,
  seconds: DAY,
}

export const BOOKING_MAX_BYTES = 32 * 1024

export const JSON_MAX_BYTES = 1024 * 1024

export const FORM_MAX_BYTES = 6_000_000

export const QUERY_MAX_BYTES = 16 * 1024

import type { RequestLimit } from './requestLimits'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How many failed tries to sign in are taken; whoever knows the password uses up none.
 *
 * Payload would lock the account itself after a few, and so hand every stranger a way to keep the
 * owner out. Here a try counts against where it comes from. `pair` is one address on one account:
 * what it may do in a day stays far below what the `account` takes from all strange addresses
 * together. A browser that signed in to the account before (`device`) has a count of its own, which
 * nobody else can use up, and which no other limit holds back.
 *
 * Without a trusted proxy no address is known: all strange browsers share `unplaced`, for a short
 * time only, and a new password by mail opens the door at once (it makes the browser a known one).
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
 * How often a link to a new password may be asked for. A known address is refused; without one nobody
 * is, since a stranger could use up the owner's tries.
 */
export const forgotLimits = [
  { by: 'forgot-pair', requests: 3, seconds: HOUR },
  { by: 'forgot-address', requests: 10, seconds: HOUR },
] as const satisfies RequestLimit<string>[]

/**
 * How many of these e-mails an account gets. Asked for once more, none is sent, and the answer is the
 * same: the link in the newest e-mail still works, as it lasts for as long as the count.
 */
export const resetMailLimits = [
  { by: 'reset-mail', requests: 10, seconds: HOUR },
] as const satisfies RequestLimit<string>[]

/** How long a browser is known after it signed in. */
export const KNOWN_DEVICE_DAYS = 180

/** How long the link of such a mail works. */
export const RESET_LINK_MINUTES = 60

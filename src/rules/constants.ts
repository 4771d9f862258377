export const PHONE_DIGITS = 10
export const HOME_TEASERS = 3
export const LOGIN_REDIRECT_MS = 1000
export const LOGOUT_REDIRECT_MS = 1000
export const UNDO_MS = 10_000
export const BOOKINGS_PER_PAGE = 25
/** A page with more than this is slow to draw and of no use to read; the CSV has all. */
export const BOOKINGS_SHOWN_MAX = 500
export const PASSWORD_MIN_LENGTH = 12
/** In milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000
export const GUESTS_MAX = 100_000
export const REFERENCE_PREFIX = 'JU'
export const EVENTS_PER_DAY_MAX = 99
/** In milliseconds and days: faster is a bot, older a page left open. */
export const FORM_TOKEN_LEAST_MS = 2000
export const FORM_TOKEN_DAYS = 7
/** The score from which a booking is spam. */
export const SPAM_SCORE = 6
/** The hour in Jaipur of the daily e-mail. */
export const DIGEST_HOUR = 8
export const UNANSWERED_HOURS = 2
export const COMING_DAYS = 3
/** In months after the event, unless the settings say otherwise. */
export const RETENTION_MONTHS = 24
export const RETENTION_MONTHS_MAX = 120
export const TRASH_DAYS = 30
export const AUDIT_MONTHS = 24
/** In days, today included. */
export const NUMBERS_DAYS = 90

/** In milliseconds; browsers give up after fifteen seconds. */
export const FORM_PATIENCE_MS = 8000

/** In hours. */
export const SESSION_HOURS = { idle: 8, longest: 24 }

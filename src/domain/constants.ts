/** The specification's numbers, each named once. */
export const PHONE_DIGITS = 10
export const HOME_TEASERS = 3
export const LOGIN_REDIRECT_MS = 1000
export const LOGOUT_REDIRECT_MS = 1000
export const UNDO_MS = 10_000
export const BOOKINGS_PER_PAGE = 25
export const PASSWORD_MIN_LENGTH = 12
/** A part of the page that takes longer to come counts as not coming. */
export const CHUNK_TIMEOUT_MS = 120_000
export const GUESTS_MAX = 100_000

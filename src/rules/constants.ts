/** The specification's numbers, each named once. */
export const PHONE_DIGITS = 10
export const HOME_TEASERS = 3
export const LOGIN_REDIRECT_MS = 1000
export const LOGOUT_REDIRECT_MS = 1000
export const UNDO_MS = 10_000
export const BOOKINGS_PER_PAGE = 25
/** A page with more than this is slow to draw and of no use to read; the CSV has all. */
export const BOOKINGS_SHOWN_MAX = 500
export const PASSWORD_MIN_LENGTH = 12
/** A part of the page that takes longer to come counts as not coming. */
export const CHUNK_TIMEOUT_MS = 120_000
export const GUESTS_MAX = 100_000
/** Of the first build; the settings may name others. */
export const REFERENCE_PREFIX = 'JU'
export const EVENTS_PER_DAY_MAX = 99
/** Nobody fills in a form sooner; whoever kept one open longer may have left it lying about. */
export const FORM_TOKEN_LEAST_MS = 2000
export const FORM_TOKEN_DAYS = 7
/** A request that scores this much goes to Spam; src/booking/rules/spam.ts counts. */
export const SPAM_SCORE = 6
/** The owner's mail of the day, in Jaipur's hours. */
export const DIGEST_HOUR = 8
export const UNANSWERED_HOURS = 2
export const COMING_DAYS = 3
/** A request keeps the person for so long after its day, where the settings say nothing else. */
export const RETENTION_MONTHS = 24
export const RETENTION_MONTHS_MAX = 120
/** What lies in the trash goes for good after so long. */
export const TRASH_DAYS = 30
export const AUDIT_MONTHS = 24
/** The numbers of the desk look back so many days, today among them. */
export const NUMBERS_DAYS = 90

/** The longest that a form waits for the database; browsers give up after fifteen seconds. */
export const FORM_PATIENCE_MS = 8000

/** How long a session lasts without being used, and the longest it lasts when it is. */
export const SESSION_HOURS = { idle: 8, longest: 24 }

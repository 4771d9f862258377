/** `idle`: without a request; `longest`: from the sign-in on. */
export const SESSION_HOURS = { idle: 8, longest: 24 }

/** How long a browser that signed in once is known (rateLimit/limits.ts). */
export const KNOWN_DEVICE_DAYS = 180

export const RESET_LINK_MINUTES = 60

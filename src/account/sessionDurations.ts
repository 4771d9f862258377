/** `idle`: without a request. `longest`: from the sign-in. */
export const SESSION_HOURS = { idle: 8, longest: 24 }

export const RESET_LINK_MINUTES = 60

export const AUDIT_MONTHS = 24

export const TRASH_DAYS = 30

export const RETENTION_MONTHS_MAX = 120

/** In months after the event, unless the settings contain another period. */
export const RETENTION_MONTHS = 24

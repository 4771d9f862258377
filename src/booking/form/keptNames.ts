export const keptNames = { draft: 'booking', received: 'booking-received' }

/** The store reads it, and is loaded only where there is something to read. */
export function isBookingKept(): boolean {
  try {
    return Object.values(keptNames).some((name) => localStorage.getItem(name) !== null)
  } catch {
    return false
  }
}

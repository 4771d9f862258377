export const keptNames = { draft: 'booking', received: 'booking-received' }

/** Apart from the store, which is loaded only when one of these is stored. */
export function isBookingKept(): boolean {
  try {
    return Object.values(keptNames).some((name) => localStorage.getItem(name) !== null)
  } catch {
    return false
  }
}

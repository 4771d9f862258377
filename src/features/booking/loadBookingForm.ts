/** Fetched while the page idles, or when a pointer comes near a Book button. */
export const loadBookingForm = () =>
  import('./BookingForm').then(({ BookingForm }) => ({ default: BookingForm }))

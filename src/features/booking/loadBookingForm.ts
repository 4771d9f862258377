import { loadChunk } from '@/components/ui/loadChunk'

/** Fetched while the page idles, or when a pointer comes near a Book button. */
export const loadBookingForm = () =>
  loadChunk(() => import('./BookingForm')).then(({ BookingForm }) => ({ default: BookingForm }))

import type { BookingView } from '@/domain/bookingView/BookingView'
import { viewQuery } from '@/domain/bookingView/viewQuery'

/** Addresses of the desk. Apart from paths.ts, whose code every visitor loads. */
export const panelPaths = {
  desk: (view: Partial<BookingView> = {}) => '/admin' + viewQuery(view),
  bookingApi: (id: string) => `/api/bookings/${id}?depth=0&trash=true`,
  /** What the view shows, all of it, as a file. */
  bookingsCsv: (view: Partial<BookingView>) => '/api/bookings/export.csv' + viewQuery(view),
  /** How many came into the view since a moment. */
  bookingNewsApi: (view: BookingView, since: string) =>
    `/api/bookings/news${viewQuery(view) || '?'}&since=${encodeURIComponent(since)}`,
  bookingLogApi: (id: string) => `/api/bookings/${id}/log`,
}

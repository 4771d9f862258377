import type { BookingView } from '@/domain/bookingView/BookingView'
import { viewQuery } from '@/domain/bookingView/viewQuery'

/** Addresses of the desk. Apart from paths.ts, whose code every visitor loads. */
export const panelPaths = {
  desk: (view: Partial<BookingView> = {}) => '/admin' + viewQuery(view),
  bookingApi: (id: string) => `/api/bookings/${id}?depth=0&trash=true`,
  bookingLogApi: (id: string) => `/api/bookings/${id}/log`,
}

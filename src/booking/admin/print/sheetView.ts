import type { AdminViewConfig } from 'payload'
import { eventSheet } from '@/i18n/en/board'

/** Payload opens views of our own to everybody; the sheet checks who asks. */
export const sheetView: AdminViewConfig & { path: `/${string}` } = {
  Component: '/src/booking/admin/print/EventSheet#EventSheet',
  exact: true,
  meta: { robots: 'noindex, nofollow', title: eventSheet.title },
  path: '/sheet/:id',
}

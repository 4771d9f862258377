import type { AdminViewConfig } from 'payload'
import { eventSheet } from '@/i18n/en/board'

/** Payload opens custom views to every signed-in user; the sheet checks the role. */
export const sheetView: AdminViewConfig & { path: `/${string}` } = {
  Component: '/src/booking/admin/print/EventSheet#EventSheet',
  exact: true,
  meta: { robots: 'noindex, nofollow', title: eventSheet.title },
  path: '/sheet/:id',
}

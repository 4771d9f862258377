import type { AdminViewConfig } from 'payload'
import { eventSheet } from '@/messages/en/eventSheet'

/** Payload opens views of our own to everybody; the sheet checks who asks. */
export const sheetView: AdminViewConfig & { path: `/${string}` } = {
  Component: '/src/admin/sheet/EventSheet#EventSheet',
  exact: true,
  meta: { robots: 'noindex, nofollow', title: eventSheet.title },
  path: '/sheet/:id',
}

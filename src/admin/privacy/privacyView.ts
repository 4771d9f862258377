import type { AdminViewConfig } from 'payload'
import { privacy } from '@/messages/en/privacy'

/** Where the page of one person stands in the panel. */
export const privacyView: AdminViewConfig & { path: `/${string}` } = {
  Component: '/src/admin/privacy/Privacy#Privacy',
  exact: true,
  meta: { title: privacy.title },
  path: '/privacy',
}

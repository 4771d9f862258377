import type { AdminViewConfig } from 'payload'
import { quoteWords } from '@/i18n/en/quote'

/** Apart from the list of bookings, which loads none of it. */
export const quoteScreens: Record<string, AdminViewConfig & { path: `/${string}` }> = {
  quote: {
    Component: '/src/quote/admin/QuoteScreen#QuoteScreen',
    exact: true,
    meta: { robots: { follow: false, index: false }, title: quoteWords.screen },
    path: '/quote/:id',
  },
}

import type { AdminViewConfig } from 'payload'
import { paymentWords, vouchersScreen } from '@/i18n/en/payments'
import { quoteWords } from '@/i18n/en/quote'

/** Apart from the list of bookings, which loads none of it. */
export const quoteScreens: Record<string, AdminViewConfig & { path: `/${string}` }> = {
  quote: {
    Component: '/src/quote/admin/QuoteScreen#QuoteScreen',
    exact: true,
    meta: { robots: { follow: false, index: false }, title: quoteWords.screen },
    path: '/quote/:id',
  },
  payments: {
    Component: '/src/quote/admin/payments/PaymentsScreen#PaymentsScreen',
    exact: true,
    meta: { robots: { follow: false, index: false }, title: paymentWords.screen },
    path: '/payments/:id',
  },
  vouchers: {
    Component: '/src/quote/admin/vouchers/VouchersScreen#VouchersScreen',
    exact: true,
    meta: { robots: { follow: false, index: false }, title: vouchersScreen.title },
    path: '/vouchers',
  },
  voucher: {
    Component: '/src/quote/admin/payments/VoucherScreen#VoucherScreen',
    exact: true,
    meta: { robots: { follow: false, index: false }, title: paymentWords.vouchers.title },
    path: '/voucher/:id',
  },
}

import { paymentWords, vouchersScreen } from '@/i18n/en/payments'
import { quoteWords } from '@/i18n/en/quote'
import { type PanelScreen, panelScreen } from '@/panel/panelScreen'

export const quoteScreens: Record<string, PanelScreen> = {
  quote: panelScreen({
    component: 'quote/admin/QuoteScreen#QuoteScreen',
    path: '/quote/:id',
    title: quoteWords.screen,
  }),
  payments: panelScreen({
    component: 'quote/admin/payments/PaymentsScreen#PaymentsScreen',
    path: '/payments/:id',
    title: paymentWords.screen,
  }),
  vouchers: panelScreen({
    component: 'quote/admin/vouchers/VouchersScreen#VouchersScreen',
    path: '/vouchers',
    title: vouchersScreen.title,
  }),
  voucher: panelScreen({
    component: 'quote/admin/payments/VoucherScreen#VoucherScreen',
    path: '/voucher/:id',
    title: paymentWords.vouchers.title,
  }),
}

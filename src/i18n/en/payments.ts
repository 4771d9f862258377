import type { PaymentWay } from '@/quote/rules/voucher'

export const voucherWays: Record<PaymentWay, string> = {
  upi: 'UPI',
  bank: 'Bank transfer',
  cash: 'Cash',
  cheque: 'Cheque',
  card: 'Card',
}

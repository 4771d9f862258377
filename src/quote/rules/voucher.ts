import type { Paise } from '@/money/rules/paise'
import type { SeriesNumber } from '@/money/rules/seriesNumber'
import type { ReceiptPart } from '@/money/rules/splitReceipt'
import type { Locale } from '@/rules/locales'
import type { Day } from '@/time/days'
import type { QuoteBuyer, QuoteSeller } from './quote'

export const voucherKinds = ['receipt', 'refund'] as const

export type VoucherKind = (typeof voucherKinds)[number]

export const paymentWays = ['upi', 'bank', 'cash', 'cheque', 'card'] as const

export type PaymentWay = (typeof paymentWays)[number]

/** For one SAC, rate and place of supply, with the label from the settings. */
export interface VoucherPart extends ReceiptPart {
  description?: string
}

/** A receipt or refund of a payment. Never changed or deleted, only declared void. */
export interface Voucher {
  id: string
  kind: VoucherKind
  number: SeriesNumber
  booking: string
  /** The reference of the booking. */
  reference: string
  /** The quote that was accepted at that time. */
  quote: { number: SeriesNumber; version: number }
  amount: Paise
  way: PaymentWay
  /** A UTR, a cheque number or similar. */
  wayReference?: string
  /** The day of the payment, in Jaipur. */
  paidOn: Day
  /** The reason of a refund. */
  note?: string
  /** When the voucher was written. */
  at: string
  by: string
  language: Locale
  seller: QuoteSeller
  buyer: QuoteBuyer
  /** Empty for a seller who charges no tax. */
  parts: VoucherPart[]
  /** For a refund: its receipt. */
  receipt?: { id: string; number: SeriesNumber }
  voided?: { at: string; by: string; reason: string }
}

export const isValid = ({ voided }: Pick<Voucher, 'voided'>) => !voided

/** The part of a receipt that was not refunded; zero for a void receipt. */
export function leftOf(receipt: Voucher, vouchers: readonly Voucher[]): Paise {
  if (receipt.kind !== 'receipt' || receipt.voided) return 0
  const refunds = vouchers.filter((one) => one.receipt?.id === receipt.id && isValid(one))
  return refunds.reduce((left, { amount }) => left - amount, receipt.amount)
}

/** Receipts less refunds. */
export const receivedBy = (
  vouchers: readonly Pick<Voucher, 'amount' | 'kind' | 'voided'>[],
): Paise =>
  vouchers
    .filter(isValid)
    .reduce((sum, { amount, kind }) => sum + (kind === 'receipt' ? amount : -amount), 0)

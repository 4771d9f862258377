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

/** Of one SAC, rate and place of supply, with what it was for in the words of the settings. */
export interface VoucherPart extends ReceiptPart {
  description?: string
}

/** Money received for a quote, or given back. Never changed and never deleted, only declared void. */
export interface Voucher {
  id: string
  kind: VoucherKind
  number: SeriesNumber
  booking: string
  /** Of the booking. */
  reference: string
  /** The quote that was accepted then. */
  quote: { number: SeriesNumber; version: number }
  amount: Paise
  way: PaymentWay
  /** UTR, number of the cheque or the like. */
  wayReference?: string
  /** The day on which the money came or went, in Jaipur. */
  paidOn: Day
  /** Why money was given back. */
  note?: string
  /** The moment of the voucher. */
  at: string
  by: string
  language: Locale
  seller: QuoteSeller
  buyer: QuoteBuyer
  /** Empty for a seller who charges no tax. */
  parts: VoucherPart[]
  /** Of a refund: the receipt that it gives back. */
  receipt?: { id: string; number: SeriesNumber }
  voided?: { at: string; by: string; reason: string }
}

export const isValid = ({ voided }: Pick<Voucher, 'voided'>) => !voided

/** What was not given back of a receipt yet; nothing of one that is void. */
export function leftOf(receipt: Voucher, vouchers: readonly Voucher[]): Paise {
  if (receipt.kind !== 'receipt' || receipt.voided) return 0
  const refunds = vouchers.filter((one) => one.receipt?.id === receipt.id && isValid(one))
  return refunds.reduce((left, { amount }) => left - amount, receipt.amount)
}

/** Received less given back. */
export const receivedBy = (
  vouchers: readonly Pick<Voucher, 'amount' | 'kind' | 'voided'>[],
): Paise =>
  vouchers
    .filter(isValid)
    .reduce((sum, { amount, kind }) => sum + (kind === 'receipt' ? amount : -amount), 0)

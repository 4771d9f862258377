import type { Payload } from 'payload'
import type { Paise } from '@/money/rules/paise'
import { readVouchersOf } from '@/quote/payments/storedVouchers'
import { isValid, receivedBy, type Voucher } from '@/quote/rules/voucher'
import { type FoundQuote, findQuoteByToken } from './findQuoteByToken'

export interface OpenedQuote extends FoundQuote {
  /** Receipts less refunds. */
  received: Paise
  /** The vouchers of the booking that are not void, the oldest first. */
  vouchers: Voucher[]
}

export async function readOpened(
  payload: Payload,
  token: string,
): Promise<OpenedQuote | undefined> {
  const found = await findQuoteByToken(payload, token)
  if (!found) return undefined
  const vouchers = (await readVouchersOf(payload, found.quote.booking)).filter(isValid)
  return { ...found, received: receivedBy(vouchers), vouchers }
}

import { NotFound, type Payload, type PayloadRequest } from 'payload'
import { liveBooking } from '@/quote/changes/quoteOf'
import type { Voucher } from '@/quote/rules/voucher'
import { isDocumentId } from '@/rules/fieldValues'
import { findVoucher, storedVouchers, toVoucher } from './storedVouchers'

/** The voucher of the address. Throws NotFound, also when the booking is in the trash. */
export async function voucherOf(req: PayloadRequest): Promise<Voucher> {
  const { payload, routeParams, t } = req
  const id = String(routeParams?.id)
  const { ObjectId } = payload.db.connection.base.Types
  const voucher = isDocumentId(id)
    ? await findVoucher(payload, { _id: new ObjectId(id) })
    : undefined
  if (!voucher) throw new NotFound(t)
  await liveBooking(voucher.booking, req)
  return voucher
}

/** A receipt with its refunds, and the next turn. */
export async function nextTurnOf(payload: Payload, receipt: string) {
  const found = await storedVouchers(payload).find({ 'chain.receipt': receipt }).toArray()
  return {
    turn: Math.max(0, ...found.map(({ chain }) => chain.turn)) + 1,
    vouchers: found.map(toVoucher),
  }
}

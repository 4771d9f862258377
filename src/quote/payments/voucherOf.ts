import { NotFound, type Payload, type PayloadRequest } from 'payload'
import { liveBooking } from '@/quote/changes/quoteOf'
import type { Voucher } from '@/quote/rules/voucher'
import { isDocumentId } from '@/rules/fieldValues'
import { findVoucher, storedVouchers, toVoucher } from './storedVouchers'

/** Of the address. Throws NotFound, also for a booking in the trash. */
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

/** A receipt with its refunds, and the turn after theirs. */
export async function nextTurnOf(payload: Payload, receipt: string) {
  const found = await storedVouchers(payload).find({ 'chain.receipt': receipt }).toArray()
  return {
    turn: Math.max(0, ...found.map(({ chain }) => chain.turn)) + 1,
    vouchers: found.map(toVoucher),
  }
}

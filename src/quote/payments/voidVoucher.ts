import type { PayloadRequest } from 'payload'
import { endpointWithRight } from '@/account/endpointWithRight'
import { Conflict } from '@/booking/changes/conflict'
import { quoteServer as words } from '@/i18n/en/quoteServer'
import { nameOf, parseBody, refusal } from '@/quote/changes/quoteOf'
import { isValid, type Voucher } from '@/quote/rules/voucher'
import { voidSchema } from '@/quote/rules/voucherSchema'
import { isDuplicate, plain, quoteId } from '@/quote/storedQuotes'
import { updateTimeline } from '@/quote/updateTimeline'
import { voucherActivity } from './insertVoucher'
import { findVoucher, storedVouchers } from './storedVouchers'
import { nextTurnOf, voucherOf } from './voucherOf'

/** Declares a voucher void, with a reason. It keeps its number. */
export const voidVoucher = endpointWithRight({
  path: '/:id/void',
  right: 'manageQuotes',
  method: 'post',
  answer: async (req) => {
    const { payload, user } = req
    const { reason } = await parseBody(req, voidSchema)
    const voucher = await voucherOf(req)
    if (voucher.voided) throw refusal(words.voidAlready, req)
    const now = new Date()
    const activity = voucherActivity('voucherVoided', { ...voucher, now, text: reason, user })
    const _id = quoteId(payload, voucher.id)
    const turn = voucher.kind === 'receipt' ? await turnWithoutRefunds(voucher, req) : undefined
    const { matchedCount } = await storedVouchers(payload)
      .updateOne(
        { _id, anonymisedAt: null, voided: { $exists: false } },
        {
          $set: {
            voided: { at: now.toISOString(), by: nameOf(user), reason },
            pendingAt: now,
            updatedAt: now,
            ...(turn && { 'chain.turn': turn }),
          },
          $push: { pendingActivities: { $each: plain([activity]) } },
        },
      )
      .catch((error: unknown) => {
        throw isDuplicate(error) ? new Conflict() : error
      })
    if (matchedCount === 0) throw new Conflict()
    await updateTimeline(payload, voucher.id, 'Voucher')
    return { voucher: await findVoucher(payload, { _id }) }
  },
})

/** The next turn of a receipt without refunds. */
async function turnWithoutRefunds({ id }: Voucher, req: PayloadRequest): Promise<number> {
  const { turn, vouchers } = await nextTurnOf(req.payload, id)
  if (vouchers.some((one) => one.kind === 'refund' && isValid(one)))
    throw refusal(words.hasRefunds, req)
  return turn
}

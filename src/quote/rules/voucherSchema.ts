import { isAmount } from '@/money/rules/paise'
import { maxLengths } from '@/rules/maxLengths'
import { z } from '@/rules/zod'
import { isDay } from '@/time/days'
import { REASON_MAX } from './quoteSchema'
import { paymentWays } from './voucher'

export const WAY_REFERENCE_MAX = 60

const payment = {
  /** The same for all attempts to record one payment. */
  key: z.string().regex(/^[\w-]{8,64}$/),
  amount: z.number().refine((value) => isAmount(value) && value > 0),
  way: z.enum(paymentWays),
  wayReference: z.string().trim().max(WAY_REFERENCE_MAX).optional(),
  paidOn: z.string().max(10).refine(isDay),
}

export const receiptSchema = z.strictObject(payment)

export const refundSchema = z.strictObject({
  ...payment,
  note: z.string().trim().max(maxLengths.paragraph).optional(),
})

export const voidSchema = z.strictObject({ reason: z.string().trim().min(1).max(REASON_MAX) })

export type SentRefund = z.infer<typeof refundSchema>

import * as z from 'zod/mini'
import { request } from '@/booking/admin/bookingApi'
import { panelPaths } from '@/panel/panelPaths'
import type { SentRefund } from '@/quote/rules/voucherSchema'

const schema = z.object({ voucher: z.looseObject({ id: z.string() }) })

const post = (url: string, body: object) => request({ body, method: 'POST', schema, url })

/** All of these throw ChangeFailed. */
export const requestReceipt = (booking: string, sent: SentRefund) =>
  post(panelPaths.receiptsApi(booking), sent)

export const requestRefund = (id: string, sent: SentRefund) =>
  post(panelPaths.voucherApi(id, 'refund'), sent)

export const requestVoid = (id: string, reason: string) =>
  post(panelPaths.voucherApi(id, 'void'), { reason })

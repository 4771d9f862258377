import type { Endpoint } from 'payload'
import { recordReceipt } from './recordReceipt'
import { refundReceipt } from './refundReceipt'
import { voidVoucher } from './voidVoucher'

export const voucherEndpoints: Endpoint[] = [recordReceipt, refundReceipt, voidVoucher]

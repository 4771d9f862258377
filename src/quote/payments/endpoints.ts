import type { Endpoint } from 'payload'
import { exportVouchers } from './exportVouchers'
import { recordReceipt } from './recordReceipt'
import { refundReceipt } from './refundReceipt'
import { voidVoucher } from './voidVoucher'

export const voucherEndpoints: Endpoint[] = [
  exportVouchers,
  recordReceipt,
  refundReceipt,
  voidVoucher,
]

import type { PaymentWay, VoucherKind } from '@/quote/rules/voucher'

const titles: Record<VoucherKind, string> = { receipt: 'Receipt voucher', refund: 'Refund voucher' }

const ways: Record<PaymentWay, string> = {
  upi: 'UPI',
  bank: 'bank transfer',
  cash: 'cash',
  cheque: 'cheque',
  card: 'card',
}

/** A printed receipt or refund voucher. */
export const voucher = {
  titles,
  ways,
  back: 'Payments',
  all: 'All vouchers',
  print: 'Print',
  number: 'Number',
  date: 'Date',
  receivedOn: 'Received on',
  givenOn: 'Given back on',
  by: 'By',
  from: 'Received from',
  to: 'Given back to',
  state: (name: string, code: string) => `State: ${name}, code ${code}`,
  receipt: 'For the receipt voucher',
  quote: 'For the quote',
  version: (number: string, version: number) => `${number}, version ${version}`,
  reference: 'Request',
  parts: 'What it is for',
  advance: 'Advance',
  place: 'Place of supply',
  taxable: 'Taxable value',
  amount: 'Amount',
  reverseCharge: 'Tax payable on reverse charge: no',
  composition: 'Composition taxable person, not eligible to collect tax on supplies',
  voided: 'Void',
  issuedFor: (seller: string) => `For ${seller}`,
}

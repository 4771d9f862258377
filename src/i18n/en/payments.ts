import type { PaymentState } from '@/quote/rules/paymentStanding'
import type { PaymentWay, VoucherKind } from '@/quote/rules/voucher'

export const voucherWays: Record<PaymentWay, string> = {
  upi: 'UPI',
  bank: 'Bank transfer',
  cash: 'Cash',
  cheque: 'Cheque',
  card: 'Card',
}

const states: Record<PaymentState, string> = {
  paid: 'Paid',
  part: 'Partly paid',
  overdue: 'Overdue',
  due: 'Due today',
  later: 'Later',
}

const kinds: Record<VoucherKind, string> = { receipt: 'Receipt', refund: 'Refund' }

/** The panel's words for payments. */
export const paymentWords = {
  screen: 'Payments',
  title: (who: string) => `Payments of ${who}`,
  quote: 'The quote',
  open: 'Payments',
  unknown: 'There is no such request',
  unknownHint: 'It was erased for good, is in the trash, or the link is not complete.',
  loadFailed: 'The payments could not be read',
  loadHint: 'Your data is safe. Try again in a moment.',
  notAccepted: 'No quote is accepted',
  notAcceptedHint: 'Payments are recorded once the customer has accepted a quote.',
  states,
  schedule: {
    title: 'Schedule',
    total: 'Total of the accepted quote',
    received: 'Received',
    balance: 'Balance',
    overpaid: 'Paid beyond the total',
    none: 'The quote has no payments.',
    due: (day: string) => `due ${day}`,
    left: (amount: string) => `${amount} left`,
  },
  vouchers: {
    title: 'Vouchers',
    none: 'Nothing was received yet.',
    kinds,
    by: (who: string) => (who ? `recorded by ${who}` : ''),
    of: (receipt: string) => `for ${receipt}`,
    voided: 'Void',
    voidedBy: (who: string, moment: string) => `Declared void by ${who}, ${moment}`,
    refund: 'Give back',
    requestVoid: 'Declare void',
    label: (action: string, number: string) => `${action}: ${number}`,
  },
  record: {
    receipt: 'Record a payment',
    refund: (number: string) => `Give back a part of ${number}`,
    receiptHint: 'It becomes a receipt voucher with the next number.',
    refundHint: (left: string) => `At most ${left}. It becomes a refund voucher.`,
    amount: 'Amount, ₹',
    way: 'Way',
    reference: 'UTR, number of the cheque or the like',
    receivedOn: 'Received on',
    givenOn: 'Given back on',
    note: 'Why',
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
    wrongAmount: 'Write an amount such as 1,20,000.',
    failed: 'This was not saved',
  },
  requestVoid: {
    title: (number: string) => `Declare ${number} void?`,
    hint: 'The voucher stays in the list with its number, and no longer counts. This cannot be undone.',
    reason: 'Why',
    confirm: 'Declare void',
    cancel: 'Keep it',
  },
}

/** All vouchers, also of deleted bookings. */
export const vouchersScreen = {
  title: 'Vouchers',
  intro: 'Every receipt and refund. They stay when a booking is erased, without the person.',
  csv: 'CSV',
  csvHint: 'Download the vouchers of these days for the accountant, as CSV',
  spans: 'Which days',
  span: {
    month: 'This month',
    lastMonth: 'Last month',
    year: 'This financial year',
    lastYear: 'Last financial year',
  },
  from: 'From',
  to: 'To',
  days: (from: string, to: string) => `${from} to ${to}`,
  number: 'Number',
  numberHint: 'RV/26-27/0042 or 42',
  show: 'Show',
  none: 'No vouchers here',
  noneHint: 'Write the number as it is printed, or only its last part.',
  emptyHint: 'Nothing was received or given back in these days.',
  loadFailed: 'The vouchers could not be read',
  loadHint: 'Your data is safe. Try again in a moment.',
  sums: ({ count, given, received, what }: VoucherSums) =>
    [
      `${what}: ${count === 1 ? '1 voucher' : `${count.toLocaleString('en-IN')} vouchers`}`,
      `${received} received`,
      given && `${given} given back`,
    ]
      .filter(Boolean)
      .join(', '),
  columns: ['Number', 'Date', 'Kind', 'Customer', 'Way', 'Amount'],
  kinds,
  refundOf: (receipt: string) => `Refund of ${receipt}`,
  voided: 'Void',
  erased: 'Erased',
  pages: 'Pages of vouchers',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  newer: 'Newer',
  older: 'Older',
}

interface VoucherSums {
  count: number
  given: string
  received: string
  what: string
}

/** Column headers of the CSV for the accountant. */
export const voucherCsv = {
  kinds: { receipt: 'Receipt voucher', refund: 'Refund voucher' } satisfies typeof kinds,
  number: 'Voucher number',
  date: 'Voucher date',
  kind: 'Kind',
  receipt: 'Refund of receipt',
  buyer: 'Buyer',
  gstin: 'GSTIN of buyer',
  state: 'State of buyer',
  place: 'Place of supply',
  quote: 'Quote number',
  version: 'Quote version',
  reference: 'Request',
  paidOn: 'Received or given back on',
  way: 'Way',
  wayReference: 'UTR or cheque number',
  sac: 'SAC',
  taxable: 'Taxable value',
  rate: 'Rate %',
  cgst: 'CGST',
  sgst: 'SGST',
  igst: 'IGST',
  total: 'Total',
  voidedOn: 'Void since',
  voidedFor: 'Void because',
  voidedTotal: 'Total before it was void',
}

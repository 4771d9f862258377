import type { Voucher } from '@/quote/rules/voucher'

export const voucher: Voucher = {
  id: 'a',
  kind: 'receipt',
  number: { series: 'RV', year: '26-27', number: 7 },
  booking: 'b',
  reference: 'EVT-1',
  quote: { number: { series: 'QT', year: '26-27', number: 3 }, version: 2 },
  amount: 11_800_000,
  way: 'upi',
  wayReference: 'UTR 4321',
  paidOn: '2026-12-05',
  at: '2026-12-05T20:00:00.000Z',
  by: 'Ravi',
  language: 'en',
  seller: {
    mode: 'regular',
    state: '08',
    name: 'Jharokha Utsav',
    address: 'Jaipur',
    gstin: '08ABCDE1234F1Z0',
  },
  buyer: { name: 'Meera Sharma', address: 'C-Scheme', state: '08' },
  parts: [
    {
      sac: '998596',
      rate: 1800,
      placeOfSupply: '08',
      description: 'Events',
      taxable: 10_000_000,
      cgst: 900_000,
      sgst: 900_000,
      igst: 0,
      total: 11_800_000,
    },
  ],
}

import type { SellerSetting } from '@/payload-types'

type SellerContent = Omit<SellerSetting, 'id' | 'createdAt' | 'updatedAt'>

/** Samples that an accountant must confirm. No real account. */
export const seller: SellerContent = {
  mode: 'regular',
  state: '08',
  taxClasses: [
    { name: 'Catering', sac: '996334', rate: 5, placeRule: 'wherePerformed' },
    { name: 'Event setup', sac: '998596', rate: 18, placeRule: 'whereRecipient' },
  ],
  terms:
    'Plates are billed by the guaranteed or the actual number of guests, whichever is higher. The number of guests can be changed until the day named with each function. If you cancel, the advance is kept for what was already bought or booked, and the rest is given back.',
  daysOfValidity: 15,
  schedule: [
    { title: 'Advance to confirm the date', percent: 25, due: 'onAcceptance' },
    { title: 'Two weeks before', percent: 50, due: 'daysBefore', days: 14 },
    { title: 'On the first day of the event', percent: 25, due: 'daysBefore', days: 0 },
  ],
  series: { quote: 'QT', receipt: 'RV', refund: 'RF' },
}

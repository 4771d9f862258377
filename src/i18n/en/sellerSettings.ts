import type { PlaceRule, SellerMode } from '@/money/rules/gst'

const modes: Record<SellerMode, string> = {
  regular: 'Regular: GST is added to each line',
  composition: 'Composition: no GST is charged',
  unregistered: 'Not registered: no GST is shown',
}

const placeRules: Record<PlaceRule, string> = {
  wherePerformed: 'Where the event is held (catering)',
  whereRecipient: 'Where a customer with a GSTIN is registered (events)',
}

export const sellerSettings = {
  label: 'Quotes and tax',
  description:
    'For new quotes. What was sent already stays as it is. Have the rates and texts confirmed by your accountant.',
  modes,
  placeRules,
  due: {
    onAcceptance: 'When the quote is accepted',
    daysBefore: 'Days before the first function',
  },
  tabs: { tax: 'Tax', payment: 'Payment', quotes: 'Quotes' },
  hints: {
    mode: 'How you are registered for GST. Ask your accountant if you are not sure.',
    legalName: 'As on your GST registration or bank account. Empty: the name in Settings.',
    state: 'Where you are registered. GST of this state is divided into CGST and SGST.',
    taxClasses:
      'Each kind of work with its own rate. A line of a quote takes one of these; the first one for catering stands in new quotes.',
    sac: 'The code of the service: 4 digits up to a turnover of 5 crore, 6 above.',
    rate: 'In percent, for example 5 or 18.',
    placeRule: 'Decides between CGST with SGST, and IGST.',
    vpa: 'Your UPI address, such as name@bank. Customers see it with a QR code once they have accepted.',
    bank: 'For transfers. Shown to customers once they have accepted.',
    terms: 'Under each new quote: cancellation, guest numbers, what is not included.',
    daysOfValidity: 'How long a customer can accept a new quote.',
    schedule: 'The parts in which you are paid. Together they are 100 %.',
    percent: 'Of the total.',
    days: 'For example 7.',
    series:
      'One to four capital letters or digits before the number, such as QT/26-27/0042. Change them only on 1 April.',
  },
  wrong: {
    bankMissing: 'Holder, number and IFSC belong together. Fill in all three, or none.',
    days: 'Write a whole number of days.',
    gstinState: (state: string) => `The GSTIN in Settings belongs to ${state}. Choose that state.`,
    ifsc: 'Write the 11 characters of the IFSC, like SBIN0001234.',
    account: 'Write the 9 to 18 digits of the account.',
    percent: 'Write a percentage from 0 to 100 with at most two decimals.',
    sac: 'Write 4 or 6 digits that begin with 99, like 996334.',
    schedule: (sum: string) => `These rows are ${sum} % together. They must be 100 %.`,
    series: 'Write one to four capital letters or digits, like QT.',
    seriesTwice: 'Each series needs letters of its own.',
    vpa: 'Write the UPI address like name@bank.',
  },
}

/** The email with a link to a quote. */
export const quoteEmail = {
  subject: (number: string) => `Your quote ${number}`,
  hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  ready: (reference: string) => `our quote for your request ${reference} is ready.`,
  total: 'Total',
  validUntil: 'Valid until',
  open: 'Read the quote',
  isPrivate:
    'The link is meant for you. Anyone who has it can read and accept the quote, so share it only with people who decide with you.',
  accepted: {
    subject: (number: string) => `You accepted our quote ${number}`,
    thanks: 'thank you! We have your acceptance, and will keep your days free for you.',
    quote: 'Accepted',
    version: (number: string, version: number) => `${number}, version ${version}`,
    by: 'By',
    next: 'Next payment',
    payment: (title: string, amount: string, day: string) => `${title}: ${amount}, by ${day}`,
    howToPay: 'The page of your quote explains how to pay: just open the link that we sent you.',
    notYou: 'If none of you accepted this quote, please tell us at once.',
  },
  call: (phone: string) => `Any questions? Call us: ${phone}`,
}

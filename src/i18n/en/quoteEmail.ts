/** The email with a link to a quote. */
export const quoteEmail = {
  subject: (number: string) => `Your quote ${number}`,
  hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  ready: (reference: string) => `our quote for your request ${reference} is ready.`,
  total: 'Total',
  validUntil: 'Valid until',
  open: 'Read the quote',
  isPrivate:
    'The link is meant for you. Whoever has it can read the quote and accept it, so pass it on only to people who decide with you.',
  accepted: {
    subject: (number: string) => `You accepted our quote ${number}`,
    thanks: 'thank you! We have your acceptance, and keep your days free for you.',
    quote: 'Accepted',
    version: (number: string, version: number) => `${number}, version ${version}`,
    by: 'By',
    next: 'Next payment',
    payment: (title: string, amount: string, day: string) => `${title}: ${amount}, by ${day}`,
    howToPay: 'How to pay stands on the page of your quote: open the link again that we sent you.',
    notYou: 'If nobody of you accepted this quote, please tell us at once.',
  },
  call: (phone: string) => `Any questions? Call us: ${phone}`,
}

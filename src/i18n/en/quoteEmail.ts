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
  call: (phone: string) => `Any questions? Call us: ${phone}`,
}

/** What the server of quotes answers when something is refused. */
export const quoteServer = {
  invalid: 'This cannot be saved as it is. Check it.',
  erased: 'The personal data of this booking was erased, so it gets no quote.',
  noAddress: 'This booking has no email address. Send the link in another way.',
  noMailServer: 'This website cannot send email yet. Send the link by WhatsApp, or copy it.',
  notReady: 'This quote cannot be sent yet.',
  noDraft: 'There is no draft.',
  noVersion: 'There is nothing that the customer could open. Send a version first.',
  version: (number: string, version?: number) =>
    [number, version && `version ${version}`].filter(Boolean).join(', '),
  hasDraft: 'There is a draft already. Work on that one, or delete it.',
  notAccepted: 'Nothing is accepted, so there is nothing to undo.',
  nothingAccepted: 'Payments are recorded once the customer has accepted a quote.',
  freeOfCharge: 'Nothing is charged by this quote, so there is nothing to pay.',
  dayToCome: 'That day is still to come.',
  notRefundable: 'Only a receipt that is not void can be refunded.',
  moreThanLeft: (left: string) => `At most ${left} of this receipt can be given back.`,
  voidAlready: 'This voucher is void already.',
  hasRefunds: 'Part of this receipt was given back. Void its refund vouchers first.',
  tooLarge: 'This quote is too long. Shorten the texts of its lines.',
  tooManyLinks: 'This version has too many links. Send a new version.',
  tooMany: (most: number) => `A quote has at most ${most} versions.`,
}

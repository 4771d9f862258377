/** What the server of quotes answers when something is refused. */
export const quoteServer = {
  invalid: 'This cannot be saved as it is. Check it.',
  erased: 'The personal data of this booking was erased, so it gets no quote.',
  noDraft: 'There is no draft.',
  noVersion: 'Nothing was sent yet.',
  hasDraft: 'There is a draft already. Work on that one, or delete it.',
  notAccepted: 'Nothing is accepted, so there is nothing to undo.',
  tooLarge: 'This quote is too long. Shorten the texts of its lines.',
  tooMany: (most: number) => `A quote has at most ${most} versions.`,
}

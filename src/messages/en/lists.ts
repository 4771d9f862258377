/** What the lists of the panel say. */
export const lists = {
  reply: (number: number) => `Reply ${number}`,
  photo: {
    smaller: 'The photo was made smaller, so that it can be uploaded.',
    unreadable: 'This photo has more than 5 MB and could not be made smaller. Choose another one.',
  },
  order: {
    of: (title: string) => `Order of ${title}`,
    untitled: 'this entry',
    saving: 'Saving…',
    saved: 'Saved',
    waits: 'Saved as a draft',
    failed: 'Not saved. Try again.',
    offline: 'Not saved: no connection. Try again.',
    signedOut: 'Not saved: sign in again.',
    forbidden: 'Not saved: you may not change this.',
    gone: 'Not saved: it is not there any more.',
  },
}

/** What the lists of the panel say. */
export const lists = {
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

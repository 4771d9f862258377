export const failure = {
  kicker: 'Something went wrong',
  text: 'Please try again. If it still does not work, please call us.',
}

export const chunkFailure = {
  unreached: {
    kicker: 'Connection problem',
    heading: 'Part of this page did not load',
    text: 'Please check your connection and try again. What you typed is kept on this device.',
    again: 'Try again',
  },
  stale: {
    kicker: 'This site was updated',
    heading: 'A new version is available',
    text: 'We updated the site while you were reading. Reload the page to continue.',
    again: 'Reload',
  },
}

/** What a page says that could not be shown. Apart, since it travels with every page. */
export const failure = {
  home: 'Home',
  broken: {
    kicker: 'Something went wrong',
    heading: 'The power flickered',
    text: 'This page could not be shown. Try once more; if it stays dark, please call us.',
    again: 'Try again',
  },
  /** A part of the page is no longer on the server: the site was published anew. */
  stale: {
    kicker: 'This page has moved on',
    heading: 'A new version is available',
    text: 'The site was renewed while you were reading. Reload to go on where you were.',
    again: 'Reload',
  },
}

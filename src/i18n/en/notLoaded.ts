/** For a page that cannot tell its language; apart, since it loads with every page. */
export const notLoaded = {
  heading: 'This page did not load',
  again: 'Try again',
  home: 'Home',
}

export const notLoaded = {
  heading: 'This page did not load',
  again: 'Try again',
  home: 'Home',
}

export const broken = {
  heading: 'This page did not load',
  again: 'Try again',
  home: 'Home',
  kicker: 'Something went wrong',
  text: 'Please try again. If it still does not work, please call us.',
}

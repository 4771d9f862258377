export const broken = {
  heading: 'This page did not load',
  again: 'Try again',
  home: 'Home',
}

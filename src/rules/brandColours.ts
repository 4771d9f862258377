/**
 * The brand colours for what does not use a style sheet: share pictures, emails, the manifest. A unit test
 * compares them with shared.css and icon.svg.
 */
export const brandColours = {
  ivory: '#fff8ee',
  maroon: '#5a1027',
  marigold: '#f2a21b',
  lamp: '#ffc765',
  blush: '#fbe9d6',
} as const

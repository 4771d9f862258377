/**
 * The colours of the brand for whatever no style sheet reaches: share cards, mails, the manifest, the
 * mark. src/ui/styles/tokens.css has them for pages; a unit test holds both and src/app/icon.svg together.
 */
export const brandColours = {
  ivory: '#fff8ee',
  maroon: '#5a1027',
  marigold: '#f2a21b',
  lamp: '#ffc765',
  blush: '#fbe9d6',
} as const

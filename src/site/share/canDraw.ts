/** What the font of the cards has letters for. For others the picture goes out without words. */
const drawable =
  /^[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2018\u2019\u201c\u201d\u2026]+$/

/** Any other letter would be asked for at a server of a third party. */
export function canDraw(text: string): boolean {
  return drawable.test(text)
}

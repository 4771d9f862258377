/** The letters that the font has; other titles get a picture without words. */
const drawable =
  /^[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2018\u2019\u201c\u201d\u2026]+$/

/** Other letters would be fetched from a third party. */
export function canDraw(text: string): boolean {
  return drawable.test(text)
}

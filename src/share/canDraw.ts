const latin =
  /^[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2018\u2019\u201c\u201d\u2026]*$/

const withDevanagari =
  /^[\u0020-\u007e\u00a0-\u00ff\u0900-\u097f\u200c\u200d\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u20b9]+$/

export const isLatin = (text: string) => latin.test(text)

/** Only letters of our fonts. The renderer would fetch other fonts from a third party. */
export const canDraw = (text: string) => withDevanagari.test(text)

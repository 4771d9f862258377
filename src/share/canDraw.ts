import type { Script } from '@/rules/locales'

interface CardFont {
  family: string
  /** In src/ui/styles/fonts/. */
  file: string
  /** Those of the script, as ranges of a regular expression. */
  letters: string
}

/** Without a font for its script, a page has no card. The renderer would fetch other fonts from a third party. */
const cardFonts: Record<Exclude<Script, 'latin'>, CardFont | null> = {
  devanagari: {
    family: 'Rozha One',
    file: 'rozha-card.ttf',
    letters: String.raw`\u0900-\u097f\u200c\u200d\u20b9`,
  },
}

const latin = String.raw`\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2026`
const onlyLatin = new RegExp(String.raw`^[${latin}\u0152\u0153]*$`)

export const isLatin = (text: string) => onlyLatin.test(text)

/** The font that has every letter of such a text. */
export const cardFontOf = (text: string): CardFont | undefined =>
  fonts.find(({ letters }) => new RegExp(`^[${latin}${letters}]+$`).test(text))

const fonts = Object.values(cardFonts).filter((font) => font !== null)

export const canDraw = (text: string) => isLatin(text) || cardFontOf(text) !== undefined

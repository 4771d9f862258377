import { asciiDigits } from '@/rules/text'

export const GUESTS_MAX = 100_000

interface Guests {
  /** For `150-200` the larger number; undefined when the text contains no number. */
  count?: number
  /** The typed text, when it is not just a number. */
  words?: string
}

/** Reads `1,500`, `१५००`, `about 300`, `150 से 200` and `1.5 lakh`. */
export function readGuests(typed: string): Guests {
  const words = typed.trim()
  const text = asciiDigits(words)
  if (words === '') return {}
  if (whole.test(text)) return { count: Number(text.replaceAll(',', '')) }
  const counts = [...text.matchAll(figures)].map(([, figure = '', unit]) =>
    Math.ceil(Number(figure.replaceAll(',', '')) * unitOf(unit)),
  )
  const count = Math.max(...counts)
  return count >= 1 && count <= GUESTS_MAX ? { count, words } : { words }
}

const whole = /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})$/

const units = [
  { is: /^(?:hundred|sau|सौ)/i, times: 100 },
  { is: /^(?:k|thousand|ha[sz]aa?r|हज़?ार)/i, times: 1000 },
  { is: /^(?:lakh|lac|लाख)/i, times: 100_000 },
]

const figures =
  /(\d+(?:,\d{2,3})*(?:\.\d+)?)\s*(hundred|sau|सौ|k(?!\p{L})|thousand|ha[sz]aa?r|हज़?ार|lakh|lac|लाख)?/giu

const unitOf = (unit = '') => units.find(({ is }) => is.test(unit))?.times ?? 1

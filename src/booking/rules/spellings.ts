import { asciiDigits, devanagariDigits } from '@/rules/text'

const NUKTA = '\u093c'
const VIRAMA = '\u094d'

/** The half letter that ं may stand for before each of these. */
const nasals: Record<string, string> = { कखगघ: 'ङ', चछजझ: 'ञ', टठडढ: 'ण', तथदध: 'न', पफबभ: 'म' }

const variable = new RegExp(`([कखगजडढफ]${NUKTA}?|[ंँ]|[${Object.values(nasals).join('')}]${VIRAMA})`)

/** Each is one more condition for the database. */
const SPELLINGS_MAX = 24

/**
 * How a word may have been typed: digits of either script, with or without the dot (क़िला, किला), and with ं, ँ
 * or a half letter (संदीप, सन्दीप). Of a word with many such places the first ones.
 */
export function spellingsOf(word: string): string[] {
  const digits = [word, asciiDigits(word), devanagariDigits(word)]
  return [...new Set(digits)].flatMap((text) => {
    const parts = text.split(variable)
    return parts.reduce(
      (starts, part, index) => {
        const [next = ''] = parts.slice(index + 1).join('')
        const ways = index % 2 ? waysOf(part, next) : [part]
        const fit = starts.length * ways.length <= SPELLINGS_MAX ? ways : [part]
        return starts.flatMap((start) => fit.map((way) => start + way))
      },
      [''],
    )
  })
}

function waysOf(part: string, next: string): string[] {
  const [letter = ''] = part
  const half = Object.entries(nasals).find(([before]) => next && before.includes(next))?.[1]
  if ('ंँ'.includes(letter)) return half ? ['ं', 'ँ', half + VIRAMA] : ['ं', 'ँ']
  if (part.endsWith(VIRAMA)) return half === letter ? [part, 'ं', 'ँ'] : [part]
  return [letter, letter + NUKTA]
}

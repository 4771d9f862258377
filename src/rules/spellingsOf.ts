import { languages } from './languages.mjs'
import { asciiDigits, digitsFrom } from './text'

const NUKTA = '\u093c'
const VIRAMA = '\u094d'
/** Some keyboards write these after a virama to draw a half letter. They do not change the word. */
const joiners = ['\u200d', '\u200c']

/** The half letters that ं can replace before these letters. */
const nasals: Record<string, string> = { कखगघ: 'ङ', चछजझ: 'ञ', टठडढ: 'ण', तथदध: 'न', पफबभ: 'म' }

const variable = new RegExp(
  `([कखगजडढफ]${NUKTA}?|[ंँ]|[${Object.values(nasals).join('')}]${VIRAMA}|${VIRAMA})`,
)

/** Each spelling is an additional condition of the query. */
const SPELLINGS_MAX = 24

/**
 * Other spellings of a typed word: digits in the script of each language, Latin letters without accents, with and without
 * the dot (क़िला, किला), with ं, ँ or a half letter (संदीप, सन्दीप), and with and without joiners. For a word
 * with many variants, only the first ones.
 */
export function spellingsOf(typed: string): string[] {
  const word = typed.replaceAll(new RegExp(`[${joiners.join('')}]`, 'g'), '')
  const ascii = asciiDigits(word)
  const digits = Object.values(languages).map(({ zero }) => digitsFrom(zero, ascii))
  return [...new Set([word, ...digits, withoutAccents(word)])].flatMap((text) => {
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

const withoutAccents = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')

function waysOf(part: string, next: string): string[] {
  const [letter = ''] = part
  if (letter === VIRAMA) return [letter, ...joiners.map((joiner) => letter + joiner)]
  const half = Object.entries(nasals).find(([before]) => next && before.includes(next))?.[1]
  if ('ंँ'.includes(letter)) return half ? ['ं', 'ँ', half + VIRAMA] : ['ं', 'ँ']
  if (part.endsWith(VIRAMA)) return half === letter ? [part, 'ं', 'ँ'] : [part]
  return [letter, letter + NUKTA]
}

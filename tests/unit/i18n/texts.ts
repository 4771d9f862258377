export interface Pair {
  path: string
  english: string
  hindi: string
}

/** Figures, a plural, a singular and a code: what the functions of the messages are called with. */
const samples = [1, 2, 250, 100_000, 'JU-7K4M-92']

type Message = (...values: unknown[]) => unknown

/** Every text of `english` beside its Hindi one. Throws where one is missing or of another kind. */
export function pairsOf(english: unknown, hindi: unknown, path = ''): Pair[] {
  if (kindOf(english) !== kindOf(hindi)) {
    throw new Error(`${path}: ${kindOf(english)} in English, ${kindOf(hindi)} in Hindi`)
  }
  if (typeof english === 'string') return [{ path, english, hindi: String(hindi) }]
  if (typeof english === 'function') {
    return samples.flatMap((value) => {
      const said = [english, hindi].map((say) => (say as Message)(value, value))
      return pairsOf(said[0], said[1], `${path}(${value})`)
    })
  }
  if (typeof english !== 'object' || english === null) return []
  const names = new Set([...Object.keys(english), ...Object.keys(hindi as object)])
  return [...names].flatMap((name) =>
    pairsOf(Reflect.get(english, name), Reflect.get(hindi as object, name), `${path}.${name}`),
  )
}

const kindOf = (value: unknown) => (Array.isArray(value) ? `list of ${value.length}` : typeof value)

export const devanagari = /[\u0900-\u097f]/

/** What is wrong in the spelling of a Hindi text, by our rules. */
export function slips(text: string): string[] {
  const rules: [RegExp, string][] = [
    [/[०-९]/, 'digits are Latin'],
    [/[कखग]\u093c/, 'nukta only in ज़, फ़, ड़ and ढ़'],
    [/[\u0900-\u097f]{3,}\.( |$)/, 'a sentence ends with a danda'],
    [/\s[।,;:?!]/, 'no space before a mark'],
    [/।[^\s”)']/, 'a space after a danda'],
    [/तारीक|मेहन्दी|केटरिंग|हिंदी|मेनू|शुद्द|कृप्या|सब्जी|ज्यादा|फोन|सफेद|बुफे(?!़)/, 'one spelling'],
  ]
  const found = rules.filter(([rule]) => rule.test(text)).map(([, words]) => words)
  return text === text.normalize('NFC') ? found : [...found, 'not in NFC']
}

export const numbersOf = (text: string) => [...new Set(text.match(/\d+(?:,\d+)*/g) ?? [])].sort()

export const placeholdersOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

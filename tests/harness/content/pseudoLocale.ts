import { languages } from '@/rules/languages.mjs'

/** Messages or content whose every text is in marks, functions included. */
export function pseudo<Words>(words: Words): Words {
  if (typeof words === 'string') return (words && `⟦${words}⟧`) as Words
  if (typeof words === 'function') {
    return ((...args: unknown[]) =>
      pseudo((words as (...all: unknown[]) => unknown)(...args))) as Words
  }
  if (Array.isArray(words)) return words.map(pseudo) as Words
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(
    Object.entries(words).map(([name, value]) => [name, pseudo(value as unknown)]),
  ) as Words
}

/** Not words of a language: what is typed, or a code. */
const codes = /^(JU-7K4M-92|hello@example\.com|\+91.*|\d[\d\s.:–-]*)$/

/** What names a language in itself. */
const ownNames: string[] = Object.values(languages).flatMap(({ name, read }) => [name, read])

/** What HTML shows or reads out without a mark. */
export function wordsOf(html: string): string[] {
  const shown = html
    .replace(/<(script|style|time|svg)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/ (?:alt|aria-label|placeholder|title)="([^"]*)"/g, '> $1 <i')
    .replace(/<[^>]*>/g, '\n')
  return withoutMarks(shown)
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => /\p{L}/u.test(text) && !codes.test(text) && !ownNames.includes(text))
}

/** Marks stand in one another where a message takes a text. */
function withoutMarks(text: string): string {
  const next = text.replace(/⟦[^⟦⟧]*⟧/g, '')
  return next === text ? text : withoutMarks(next)
}

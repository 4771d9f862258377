import { locales } from '@/rules/locales'
import { isBlank } from '@/rules/text'

const titleFields = ['title', 'name', 'question', 'author', 'filename'] as const

/**
 * The title of a document. For a document that was read in all languages, the English title, or another one
 * if there is none.
 */
export function titleOf(document: object): string {
  const texts = document as Record<string, unknown>
  const titles = titleFields.flatMap((name) => {
    const value = texts[name]
    if (typeof value !== 'object' || value === null) return [value]
    return locales.map((locale) => (value as Record<string, unknown>)[locale])
  })
  return String(titles.find((title) => !isBlank(title)) ?? '')
}

import { locales } from '@/rules/locales'
import { isBlank } from '@/rules/text'

const titleFields = ['title', 'name', 'question', 'author', 'filename'] as const

/**
 * What a document of the content is called. Read with all its languages, it is called as in the first
 * language, or as in another one where the first has no title.
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

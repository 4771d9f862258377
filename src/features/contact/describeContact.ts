import type { Locale } from '@/domain/locales'
import { contactFields, type ContactValues } from './ContactDraft'
import { contactWords } from './words'

/** What was typed, line by line, for a chat message. */
export function describeContact(values: ContactValues, locale: Locale): string {
  const { labels } = contactWords(locale).contact
  return contactFields
    .filter((name) => values[name].trim())
    .map((name) => `${labels[name]}: ${values[name].trim()}`)
    .join('\n')
}

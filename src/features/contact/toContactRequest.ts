import type { Locale } from '@/domain/locales'
import type { ContactDraft } from './ContactDraft'
import { contactWords } from './words'

/** What the API takes: fields left empty are not sent. The rules judge the rest. */
export function toContactRequest({ key, values }: ContactDraft, locale: Locale) {
  const filled = Object.entries(values).filter(([, value]) => value.trim() !== '')
  return {
    ...Object.fromEntries(filled),
    kind: 'contact',
    consent: { noticeVersion: contactWords(locale).contact.noticeVersion, language: locale },
    idempotencyKey: key,
  }
}

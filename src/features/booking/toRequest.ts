import type { Locale } from '@/domain/locales'
import type { BookingDraft } from './BookingDraft'
import { bookingWords } from './words'

/** What the API takes: fields left empty are not sent. The rules judge the rest. */
export function toRequest(draft: BookingDraft, locale: Locale, formToken?: string) {
  const { campaign, choice, key, values, website } = draft
  const filled = Object.entries(values).filter(([, value]) => value.trim() !== '')
  return {
    ...Object.fromEntries(filled),
    kind: 'booking',
    service: choice.service?.id,
    plan: choice.plan?.id,
    campaign,
    consent: { noticeVersion: bookingWords(locale).booking.noticeVersion, language: locale },
    idempotencyKey: key,
    formToken,
    website,
  }
}

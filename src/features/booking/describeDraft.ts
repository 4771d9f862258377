import { formatDay } from '@/domain/days'
import type { Locale } from '@/domain/locales'
import { bookingFields, type BookingDraft } from './BookingDraft'
import { bookingWords } from './words'

/** What was typed, line by line, for a chat message. */
export function describeDraft({ choice, values }: BookingDraft, locale: Locale): string {
  const { labels } = bookingWords(locale).booking
  const chosen = [choice.service?.title, choice.plan?.title].filter(Boolean)
  const lines = bookingFields
    .filter((name) => values[name].trim())
    .map((name) => {
      const value = values[name].trim()
      return `${labels[name]}: ${name === 'date' ? formatDay(value) : value}`
    })
  return [...chosen, ...lines].join('\n')
}

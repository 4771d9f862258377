import { detailNames } from '@/domain/bookingDetails'
import { formatDay } from '@/domain/days'
import type { Locale } from '@/domain/locales'
import { serviceKinds } from '@/domain/services'
import { bookingFields, type BookingDraft } from './BookingDraft'
import { bookingWords, fieldLabels } from './words'

/** What was typed, line by line, for a chat message. */
export function describeDraft({ choice, values }: BookingDraft, locale: Locale): string {
  const { booking, details } = bookingWords(locale)
  const { services } = booking
  const labels = fieldLabels(locale)
  const chosen = [choice.service?.title, choice.plan?.title].filter(Boolean)
  const kind = serviceKinds.find((known) => known === values.selectedService)
  const readable = {
    ...values,
    ...Object.fromEntries(
      detailNames.map((name) => [name, optionText(details.options[name], values[name])]),
    ),
    date: formatDay(values.date),
    selectedService: kind ? services[kind] : '',
  }
  const lines = bookingFields
    .filter((name) => readable[name].trim())
    .map((name) => `${labels[name]}: ${readable[name].trim()}`)
  return [...chosen, ...lines].join('\n')
}

/** What the form shows for a code that was chosen. */
const optionText = (texts: Record<string, string>, code: string) => texts[code] ?? ''

import { detailNames } from '@/booking/rules/details'
import { formatDay } from '@/time/days'
import type { Locale } from '@/i18n/locales'
import { serviceKinds } from '@/services/kinds'
import { bookingFields, type BookingDraft } from './draft'
import { bookingWords, fieldLabels } from './texts'

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

import { describeFunctions } from '@/booking/rules/describeFunctions'
import { choiceNames, type FormFieldName, formFields } from '@/booking/rules/fields'
import { readFunctions } from '@/booking/rules/functions'
import { formMessages } from '@/i18n/formMessages'
import type { Locale } from '@/rules/locales'
import { formatDay } from '@/time/days'
import type { BookingDraft } from './draft'

export function fieldLabels(locale: Locale): Record<FormFieldName, string> {
  const { booking, details } = formMessages(locale)
  return { ...booking.labels, ...details.labels }
}

export function describeDraft({ choice, values }: BookingDraft, locale: Locale): string {
  const { details } = formMessages(locale)
  const labels = fieldLabels(locale)
  const chosen = [choice.service?.title, choice.plan?.title].filter(Boolean)
  const readable = {
    ...values,
    ...Object.fromEntries(
      choiceNames.map((name) => [name, optionText(details.options[name], values[name])]),
    ),
    date: formatDay(values.date, locale),
  }
  const lines = formFields
    .filter((name) => name !== 'functions' && readable[name].trim())
    .map((name) => `${labels[name]}: ${readable[name].trim()}`)
  const functions = describeFunctions(readFunctions(values.functions), details.functions, locale)
  return [...chosen, ...lines, ...functions].join('\n')
}

const optionText = (texts: Record<string, string>, code: string) => texts[code] ?? ''

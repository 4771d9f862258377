import type { FieldProblem } from '@/ui/forms/problems'
import { tellProblems } from '@/ui/forms/problems'
import { bookingRules } from '@/booking/rules/schema'
import { dayInIndia } from '@/time/days'
import type { Locale } from '@/i18n/locales'
import type { BookingValues } from './draft'
import { bookingWords } from '@/i18n/formMessages'

export function checkBooking(values: BookingValues, locale: Locale): FieldProblem[] {
  const result = bookingRules(values, dayInIndia(new Date())).safeParse(values)
  return result.success ? [] : tellProblems(result.error, bookingWords(locale).problems)
}

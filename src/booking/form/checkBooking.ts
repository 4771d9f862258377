import { earliestDay } from '@/booking/rules/earliestDay'
import { bookingRules } from '@/booking/rules/schema'
import { formMessages } from '@/i18n/formMessages'
import type { Locale } from '@/i18n/locales'
import type { FieldProblem } from '@/ui/forms/problems'
import { describeProblems } from '@/ui/forms/problems'
import type { BookingValues } from './draft'

export function checkBooking(values: BookingValues, locale: Locale): FieldProblem[] {
  const result = bookingRules(values, earliestDay()).safeParse(values)
  return result.success ? [] : describeProblems(result.error, formMessages(locale).problems)
}

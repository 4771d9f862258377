import { earliestDay } from '@/booking/rules/earliestDay'
import { readFunctions } from '@/booking/rules/functions'
import { bookingRules } from '@/booking/rules/schema'
import { formMessages } from '@/i18n/formMessages'
import type { Locale } from '@/rules/locales'
import type { FieldProblem } from '@/ui/forms/problems'
import { describeProblems } from '@/ui/forms/problems'
import type { BookingValues } from './draft'

export function checkBooking(values: BookingValues, locale: Locale): FieldProblem[] {
  const typed = { ...values, functions: readFunctions(values.functions) }
  const result = bookingRules(values, earliestDay()).safeParse(typed)
  return result.success ? [] : describeProblems(result.error, formMessages(locale).problems)
}

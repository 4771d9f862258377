import type { FieldProblem } from '@/components/forms/FieldProblem'
import { tellProblems } from '@/components/forms/tellProblems'
import { bookingSchema } from '@/domain/bookingSchema'
import { dayInIndia } from '@/domain/days'
import type { Locale } from '@/domain/locales'
import type { BookingValues } from './BookingDraft'
import { bookingWords } from './words'

/** The rules of the server, told before anything is sent. */
export function checkBooking(values: BookingValues, locale: Locale): FieldProblem[] {
  const result = bookingSchema(dayInIndia(new Date())).safeParse(values)
  return result.success ? [] : tellProblems(result.error, bookingWords(locale).problems)
}

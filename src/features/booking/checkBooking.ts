import { bookingSchema } from '@/domain/bookingSchema'
import { dayInIndia } from '@/domain/days'
import type { Locale } from '@/domain/locales'
import { problemsOf } from '@/domain/problems'
import type { BookingValues, FieldProblem } from './BookingDraft'
import { bookingWords } from './words'

/** The rules of the server, told before anything is sent. */
export function checkBooking(values: BookingValues, locale: Locale): FieldProblem[] {
  const result = bookingSchema(dayInIndia(new Date())).safeParse(values)
  if (result.success) return []
  const { problems } = bookingWords(locale)
  return problemsOf(result.error).map(({ code, count, path }) => ({
    path,
    message: problems[code](count),
  }))
}

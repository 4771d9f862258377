import type { FieldProblem } from '@/components/forms/FieldProblem'
import { tellProblems } from '@/components/forms/tellProblems'
import { contactSchema } from '@/domain/bookingSchema'
import type { Locale } from '@/domain/locales'
import type { ContactValues } from './ContactDraft'
import { contactWords } from './words'

/** The rules of the server, told before anything is sent. */
export function checkContact(values: ContactValues, locale: Locale): FieldProblem[] {
  const result = contactSchema(values).safeParse(values)
  return result.success ? [] : tellProblems(result.error, contactWords(locale).problems)
}

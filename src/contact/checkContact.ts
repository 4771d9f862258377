import { contactSchema } from '@/booking/rules/schema'
import { formMessages } from '@/i18n/formMessages'
import type { Locale } from '@/rules/locales'
import type { FieldProblem } from '@/ui/forms/problems'
import { describeProblems } from '@/ui/forms/problems'
import type { ContactValues } from './draft'

export function checkContact(values: ContactValues, locale: Locale): FieldProblem[] {
  const result = contactSchema(values).safeParse(values)
  return result.success ? [] : describeProblems(result.error, formMessages(locale).problems)
}

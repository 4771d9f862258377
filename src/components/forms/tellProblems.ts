import type { z } from 'zod'
import { problemsOf } from '@/domain/problems'
import type { Messages } from '@/messages/en'
import type { FieldProblem } from './FieldProblem'

/** The problems of a failed check, in the words of one language. */
export function tellProblems(error: z.ZodError, words: Messages['problems']): FieldProblem[] {
  return problemsOf(error).map(({ code, count, path }) => ({ path, message: words[code](count) }))
}

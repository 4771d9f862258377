import type { z } from 'zod'

export type ProblemCode =
  | 'required'
  | 'replyTo'
  | 'message'
  | 'phoneDigits'
  | 'phoneForeign'
  | 'dayUnknown'
  | 'dayPast'
  | 'freezeLate'
  | 'functionsMany'
  | 'dishesMany'
  | 'guestsWhole'
  | 'guestsRange'
  | 'email'
  | 'emailFromAbroad'
  | 'choice'
  | 'tooLong'
  | 'text'

export interface Problem {
  path: string
  code: ProblemCode
  /** The number in the message: digits counted, or the maximum. */
  count?: number
}

export function problemsOf(error: z.ZodError): Problem[] {
  const problems = new Map<string, Problem>()
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    if (!problems.has(path)) problems.set(path, toProblem(path, issue))
  }
  return [...problems.values()]
}

function toProblem(path: string, issue: z.core.$ZodIssue): Problem {
  if (issue.code === 'custom') return { path, ...(issue.params as Omit<Problem, 'path'>) }
  if (issue.code === 'too_big') return { path, code: 'tooLong', count: Number(issue.maximum) }
  if (issue.code === 'invalid_value') return { path, code: 'choice' }
  return { path, code: 'text' }
}

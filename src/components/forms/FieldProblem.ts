/** What is wrong with one field, in words. */
export interface FieldProblem {
  path: string
  message: string
}

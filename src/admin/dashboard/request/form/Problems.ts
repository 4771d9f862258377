/** What is wrong with a field, in words, by its name. */
export type Problems = Partial<Record<string, string>>

export function toProblems(fields: { message: string; path: string }[]): Problems {
  return Object.fromEntries(fields.map(({ message, path }) => [path, message]))
}

const LONGEST = 200

/** What an admin reads of why a mail did not go out. */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replace(/\s+/g, ' ').slice(0, LONGEST)
}

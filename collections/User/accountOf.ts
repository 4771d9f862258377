/** The e-mail as Payload looks for it; nothing where none was given. */
export function accountOf(email: unknown): string | undefined {
  return typeof email === 'string' ? email.toLowerCase().trim() || undefined : undefined
}

/** Asks the server whether this browser still holds a session; throws when it cannot be asked. */
export async function isSignedIn(): Promise<boolean> {
  const response = await fetch('/api/users/me', { cache: 'no-store', credentials: 'same-origin' })
  if (!response.ok) throw new Error(`The session could not be read: ${response.status}`)
  const { user } = (await response.json()) as { user: unknown }
  return Boolean(user)
}

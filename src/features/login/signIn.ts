import { en } from '@/messages/en'

export interface Credentials {
  email: string
  password: string
}

/** Asks Payload; gives what the status line says, and whether the visitor is in. */
export async function signIn(credentials: Credentials) {
  try {
    const response = await fetch('/api/users/login', {
      method: 'POST',
      body: JSON.stringify(credentials),
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
    })
    if (response.ok) return { signedIn: true, status: en.login.success }
    return { signedIn: false, status: en.login.failed(await reasonOf(response)) }
  } catch {
    return { signedIn: false, status: en.login.failed(en.login.unreachable) }
  }
}

async function reasonOf(response: Response): Promise<string> {
  const answer = (await response.json().catch(() => null)) as {
    errors?: { message?: string }[]
  } | null
  return answer?.errors?.[0]?.message || en.login.noReason
}

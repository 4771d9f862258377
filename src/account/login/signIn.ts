import * as z from 'zod/mini'
import * as apiPaths from '@/apiPaths'
import { login } from '@/i18n/en/account'

interface Credentials {
  email: string
  password: string
}

export async function signIn(credentials: Credentials) {
  const { reason } = await postToUsers('login', credentials)
  if (reason === null) return { signedIn: true, status: login.success }
  return { signedIn: false, status: login.failed(reason) }
}

const text = z.optional(z.string())

const refusal = z.object({
  data: z.nullish(
    z.object({ errors: z.optional(z.array(z.object({ message: text, path: text }))) }),
  ),
  message: text,
})

const answer = z.object({ errors: z.optional(z.array(refusal)) })

interface UsersAnswer {
  reason: string | null
  field?: string
  status: number
}

export async function postToUsers(action: string, body: object): Promise<UsersAnswer> {
  try {
    const response = await fetch(apiPaths.users(action), {
      method: 'POST',
      body: JSON.stringify(body),
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
    })
    const { status } = response
    if (response.ok) return { reason: null, status }
    const { data } = answer.safeParse(await response.json().catch(() => null))
    const [refused] = data?.errors ?? []
    const [about] = refused?.data?.errors ?? []
    const reason = about?.message || refused?.message || login.noReason
    return { reason, field: about?.path, status }
  } catch {
    return { reason: login.unreachable, status: 0 }
  }
}

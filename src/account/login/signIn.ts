import { login } from '@/i18n/en/account'
import { paths } from '@/paths'

interface Credentials {
  email: string
  password: string
}

/** Asks Payload; gives what the status line says, and whether the visitor is in. */
export async function signIn(credentials: Credentials) {
  const { reason } = await askUsers('login', credentials)
  if (reason === null) return { signedIn: true, status: login.success }
  return { signedIn: false, status: login.failed(reason) }
}

interface Refusal {
  data?: { errors?: { message?: string; path?: string }[] }
  message?: string
}

/** What Payload answered: nothing in `reason` means yes. */
interface UsersAnswer {
  reason: string | null
  /** Which field the reason is about, where it is about one. */
  field?: string
  status: number
}

/** Asks Payload's REST routes for accounts; a server out of reach is an answer too. */
export async function askUsers(action: string, body: object): Promise<UsersAnswer> {
  try {
    const response = await fetch(paths.usersApi(action), {
      method: 'POST',
      body: JSON.stringify(body),
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
    })
    const { status } = response
    if (response.ok) return { reason: null, status }
    const refusal = await refusalOf(response)
    const [about] = refusal?.data?.errors ?? []
    const reason = about?.message || refusal?.message || login.noReason
    return { reason, field: about?.path, status }
  } catch {
    return { reason: login.unreachable, status: 0 }
  }
}

async function refusalOf(response: Response): Promise<Refusal | undefined> {
  const answer = (await response.json().catch(() => null)) as { errors?: Refusal[] } | null
  return answer?.errors?.[0]
}

import { login } from '@/i18n/en/account'
import { paths } from '@/paths'

interface Credentials {
  email: string
  password: string
}

export async function signIn(credentials: Credentials) {
  const { reason } = await askUsers('login', credentials)
  if (reason === null) return { signedIn: true, status: login.success }
  return { signedIn: false, status: login.failed(reason) }
}

interface Refusal {
  data?: { errors?: { message?: string; path?: string }[] }
  message?: string
}

interface UsersAnswer {
  reason: string | null
  field?: string
  status: number
}

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

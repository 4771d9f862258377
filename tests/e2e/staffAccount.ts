import type { APIRequest } from 'playwright/test'
import type { Role } from '@/account/roles'
import { sessionToken } from '../harness/requests/sessionToken'
import type { ServedForTests } from '../harness/site/serveForTests'
import { adminHeaders } from './adminHeaders'

/** A member of staff of that name, and what their requests to the API carry. */
export const staffAccount = (
  playwright: { request: APIRequest },
  account: { name: string; site: ServedForTests },
) => accountWithRole(playwright, { ...account, role: 'staff' })

export async function accountWithRole(
  { request: api }: { request: APIRequest },
  { name, role, site }: { name: string; role: Role; site: ServedForTests },
) {
  const request = await api.newContext({ baseURL: site.url })
  const account = { email: `${name}@example.com`, password: 'correct-horse-battery' }
  const headers = await adminHeaders(request, site)
  await request.post('/api/users', { data: { ...account, name: 'Asha', role }, headers })
  const login = await request.post('/api/users/login', { data: account })
  const { user } = await login.json()
  await request.dispose()
  const token = sessionToken(login.headers()['set-cookie'])
  return { ...account, id: String(user.id), headers: { authorization: `JWT ${token}` } }
}

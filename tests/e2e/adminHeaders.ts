import type { APIRequestContext } from 'playwright/test'
import { sessionToken } from '../harness/requests/sessionToken'

interface Site {
  adminEmail: string
  adminPassword: string
}

/** What a request to the API carries to be the administrator's. */
export async function adminHeaders(request: APIRequestContext, site: Site) {
  const data = { email: site.adminEmail, password: site.adminPassword }
  return headersOf(request, data)
}

/** What a request to the API carries to be of that account. */
export async function headersOf(
  request: APIRequestContext,
  data: { email: string; password: string },
) {
  const answer = await request.post('/api/users/login', { data })
  const token = sessionToken(answer.headers()['set-cookie'])
  if (!token) {
    throw new Error(`${data.email} was not signed in: ${answer.status()} ${await answer.text()}`)
  }
  return { authorization: `JWT ${token}` }
}

import type { APIRequestContext } from 'playwright/test'
import type { ServedForTests } from '../harness/site/serveForTests'

/** What a request to the API carries to be the administrator's. */
export async function adminHeaders(request: APIRequestContext, site: ServedForTests) {
  const data = { email: site.adminEmail, password: site.adminPassword }
  const { token } = await (await request.post('/api/users/login', { data })).json()
  return { authorization: `JWT ${token}` }
}

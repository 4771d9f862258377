import type { APIRequestContext, Page } from 'playwright/test'
import type { ServedForTests } from '../harness/site/serveForTests'
import { adminHeaders } from './adminHeaders'
import { signIn } from './signIn'

/** The requests of a test, made and changed as another administrator's program would. */
export async function requestDesk(request: APIRequestContext, site: ServedForTests) {
  const headers = await adminHeaders(request, site)
  const send = async (method: 'get' | 'patch' | 'post', path: string, data?: object) => {
    const answer = await request[method](path, { data, headers })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }
  return {
    add: async (data: object): Promise<{ id: string; reference: string }> =>
      (await send('post', '/api/bookings', { source: 'website', ...data })).doc,
    change: (id: string, data: object) => send('patch', `/api/bookings/${id}`, data),
    read: (id: string) => send('get', `/api/bookings/${id}?depth=0&trash=true`),
  }
}

export const signInAsAdmin = (page: Page, site: ServedForTests) =>
  signIn(page, { email: site.adminEmail, password: site.adminPassword })

/** The open request; its name is the customer's. */
export const panelOf = (page: Page, name: string) => page.getByRole('dialog', { name })

export async function openRequest(page: Page, { id, name }: { id: string; name: string }) {
  await page.goto(`/admin?open=${id}`, { waitUntil: 'networkidle' })
  return panelOf(page, name)
}

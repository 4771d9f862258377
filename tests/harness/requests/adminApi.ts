import type { APIRequestContext } from 'playwright/test'
import { sessionToken } from './sessionToken'

interface Site {
  adminEmail: string
  adminPassword: string
}

/** The REST API as the administrator, for what a test changes behind the pages. */
export async function adminApi(request: APIRequestContext, site: Site) {
  const data = { email: site.adminEmail, password: site.adminPassword }
  const login = await request.post('/api/users/login', { data })
  const headers = { authorization: `JWT ${sessionToken(login.headers()['set-cookie'])}` }
  return {
    async saveGlobal(slug: string, data: object) {
      const answer = await request.post(`/api/globals/${slug}`, { data, headers })
      if (!answer.ok()) throw new Error(`${slug}: ${answer.status()} ${await answer.text()}`)
    },
    async find(collection: string, field: string, value: string) {
      const where = `where[${field}][equals]=${encodeURIComponent(value)}&depth=0`
      const answer = await request.get(`/api/${collection}?${where}`, { headers })
      return (await answer.json()).docs[0]
    },
    async create(collection: string, data: object) {
      const answer = await request.post(`/api/${collection}`, { data, headers })
      if (!answer.ok()) throw new Error(`${collection}: ${answer.status()} ${await answer.text()}`)
    },
    async save(collection: string, id: string, data: object) {
      const answer = await request.patch(`/api/${collection}/${id}`, { data, headers })
      if (!answer.ok()) throw new Error(`${collection}: ${answer.status()} ${await answer.text()}`)
    },
  }
}

import { sessionToken } from '../../harness/requests/sessionToken'
import { ask } from './ask'

interface Account {
  adminEmail: string
  adminPassword: string
  url: string
}

/** The administrator's session: as a browser and as the API bear it. */
export async function signIn({ adminEmail, adminPassword, url }: Account) {
  const { body, headers, status } = await ask({
    data: { email: adminEmail, password: adminPassword },
    headers: { origin: url },
    method: 'POST',
    url: `${url}/api/users/login`,
  })
  if (status !== 200) throw new Error(`Signing in is answered with ${status}: ${body}`)
  const token = sessionToken(headers['set-cookie'])
  return {
    asBrowser: {
      cookie: `payload-token=${token}`,
      'sec-fetch-site': 'same-origin',
    },
    asProgram: { authorization: `JWT ${token}` },
  }
}

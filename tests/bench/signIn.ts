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
  const { token } = JSON.parse(body.toString()) as { token: string }
  return {
    asBrowser: {
      cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '',
      'sec-fetch-site': 'same-origin',
    },
    asProgram: { authorization: `JWT ${token}` },
  }
}

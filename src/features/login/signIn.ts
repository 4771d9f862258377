import { login } from '@/messages/en/login'
import { askUsers } from './askUsers'

export interface Credentials {
  email: string
  password: string
}

/** Asks Payload; gives what the status line says, and whether the visitor is in. */
export async function signIn(credentials: Credentials) {
  const { reason } = await askUsers('login', credentials)
  if (reason === null) return { signedIn: true, status: login.success }
  return { signedIn: false, status: login.failed(reason) }
}

import { en } from '@/messages/en'
import { askUsers } from './askUsers'

export interface Credentials {
  email: string
  password: string
}

/** Asks Payload; gives what the status line says, and whether the visitor is in. */
export async function signIn(credentials: Credentials) {
  const { reason } = await askUsers('login', credentials)
  if (reason === null) return { signedIn: true, status: en.login.success }
  return { signedIn: false, status: en.login.failed(reason) }
}

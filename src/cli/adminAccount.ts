import { randomInt } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { adminFile, readPrivateFile, writePrivateFile } from './dataFiles'

export interface AdminAccount {
  email: string
  password: string
  fresh: boolean
}

export const demoAdminEmail = 'admin@example.com'

/** Stores the password before the account is created, so that it cannot be lost. */
export async function offerAdmin(file = adminFile): Promise<AdminAccount> {
  const text = await readPrivateFile(file)
  const email = text?.match(/^e-mail: (\S+)$/m)?.[1]
  const password = text?.match(/^password: (\S+)$/m)?.[1]
  if (email && password) return { email, password, fresh: false }
  const account = { email: demoAdminEmail, password: generatePassword() }
  await writePrivateFile(file, `e-mail: ${account.email}\npassword: ${account.password}\n`)
  return { ...account, fresh: true }
}

export async function settleAdmin({
  account,
  created,
  file = adminFile,
}: {
  account: AdminAccount
  created: boolean
  file?: string
}): Promise<AdminAccount | null> {
  if (created || !account.fresh) return account
  await rm(file, { force: true })
  return null
}

// Without letters and digits that look alike.
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Four groups of five letters, 100 random bits. */
export function generatePassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}

import type { Payload } from 'payload'
import { makeAdmin, type AdminAccount } from './makeAdmin'

export interface SeedAdminOptions {
  payload: Payload
  account: Partial<AdminAccount>
  report: (line: string) => void
}

/** The first administrator; later ones are made in the panel or by `npm run admin`. */
export async function seedAdmin({ payload, account, report }: SeedAdminOptions): Promise<void> {
  const { email, password } = account
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return report('admin: exists')
  if (!email || !password) return report('admin: none, make one with npm run admin')
  await makeAdmin({ payload, email, password })
  report(`admin: created ${email}`)
}

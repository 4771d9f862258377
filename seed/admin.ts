import type { Payload } from 'payload'
import { ScriptError } from './database'
import { writing } from './options'

interface SeedAdminOptions {
  payload: Payload
  account: Partial<AdminAccount>
  report: (line: string) => void
}

export async function seedAdmin({ payload, account, report }: SeedAdminOptions): Promise<void> {
  const { email, password } = account
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return report('admin: exists')
  if (!email || !password) return report('admin: none, make one with npm run admin')
  await makeAdmin({ payload, email, password })
  report(`admin: created ${email}`)
}

interface AdminAccount {
  email: string
  password: string
}

export async function hasAccount({ payload, email }: { payload: Payload; email: string }) {
  const same = { email: { equals: email.toLowerCase() } }
  return (await payload.count({ collection: 'users', where: same })).totalDocs > 0
}

export async function makeAdmin({
  payload,
  email,
  password,
}: AdminAccount & { payload: Payload }): Promise<void> {
  if (await hasAccount({ payload, email }))
    throw new ScriptError(`There is already an account with the email ${email}.`)
  await payload.create({
    ...writing,
    collection: 'users',
    data: { email, password, role: 'admin' },
  })
}

import type { Payload } from 'payload'
import { writing } from './options'
import { ScriptError } from './ScriptError'

export interface AdminAccount {
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
    throw new ScriptError(`There is already an account with the e-mail ${email}.`)
  await payload.create({
    ...writing,
    collection: 'users',
    data: { email, password, role: 'admin' },
  })
}

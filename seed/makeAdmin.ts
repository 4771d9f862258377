import type { Payload } from 'payload'
import { writing } from './options'
import { ScriptError } from './ScriptError'

export interface AdminAccount {
  email: string
  password: string
}

export async function makeAdmin({
  payload,
  email,
  password,
}: AdminAccount & { payload: Payload }): Promise<void> {
  const same = { email: { equals: email.toLowerCase() } }
  const { totalDocs } = await payload.count({ collection: 'users', where: same })
  if (totalDocs > 0) throw new ScriptError(`There is already an account with the e-mail ${email}.`)
  await payload.create({
    ...writing,
    collection: 'users',
    data: { email, password, role: 'admin' },
  })
}

import type { Payload } from 'payload'

export interface AdminAccount {
  email: string
  password: string
}

export async function makeAdmin({
  payload,
  email,
  password,
}: AdminAccount & { payload: Payload }): Promise<void> {
  await payload.create({
    collection: 'users',
    context: { disableRevalidate: true },
    data: { email, password, role: 'admin' },
    depth: 0,
  })
}

import type { Payload, TypedUser } from 'payload'
import { inject } from 'vitest'
import { type Role, roles } from '@/account/roles'
import { getTestPayload } from '../../harness/database/testPayload'
import { post } from '../../harness/requests/rest'
import type { Attempt } from './attempts'
import type { Caller } from './expected'
import { pixel } from './samples'

/** A database with one picture, a caller of each role, and a stranger who owns documents. */
export async function setStage({ slowHash = false } = {}) {
  const databaseUri = inject('databaseUri')
  const { destroy, payload } = await getTestPayload({ databaseUri, slowHash })
  const media = await payload.create({
    collection: 'media',
    data: { alt: 'A lamp' },
    file: await pixel(),
  })
  const stranger = await makeUser(payload, 'stranger', 'staff')
  const attempts = { anonymous: { payload, user: null, token: null } } as Record<Caller, Attempt>
  for (const role of roles) attempts[role] = await makeUser(payload, role, role)
  return { attempts, destroy, image: media.id, payload, stranger: stranger.user as TypedUser }
}

export type Stage = Awaited<ReturnType<typeof setStage>>

async function makeUser(payload: Payload, name: string, role: Role): Promise<Attempt> {
  const data = { email: `${name}@example.com`, password: 'correct-horse-battery' }
  const user = await payload.create({ collection: 'users', data: { ...data, role } })
  const { token } = await post(payload, '/users/login', data)
  return { payload, user: { ...user, collection: 'users' }, token: token ?? null }
}

import type { Caller } from '@/account/access'
import { readOr } from '@/panel/readOr'

export interface Administrator {
  id: string
  name: string
}

export async function loadAdmins({ payload, user }: Caller): Promise<Administrator[]> {
  const failed = { msg: 'The administrators could not be read', otherwise: [] }
  return readOr(payload, failed, async () => {
    const { docs } = await payload.find({
      collection: 'users',
      depth: 0,
      overrideAccess: false,
      pagination: false,
      select: { email: true, name: true },
      sort: 'name',
      user,
      where: { role: { equals: 'admin' } },
    })
    return docs.map(({ email, id, name }) => ({ id, name: name?.trim() || email }))
  })
}

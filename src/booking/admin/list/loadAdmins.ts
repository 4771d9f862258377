import type { Caller } from '@/account/access'
import { may, rolesWith } from '@/account/roles'
import { readOr } from '@/panel/readOr'

export interface Administrator {
  id: string
  name: string
}

/** The accounts to which a booking can be assigned. Users who can read bookings see only these names. */
export async function loadAdmins({ payload, user }: Caller): Promise<Administrator[]> {
  if (!may(user, 'readBookings')) return []
  const failed = { msg: 'The administrators could not be read', otherwise: [] }
  return readOr(payload, failed, async () => {
    const { docs } = await payload.find({
      collection: 'users',
      depth: 0,
      pagination: false,
      select: { email: true, name: true },
      sort: 'name',
      where: { role: { in: rolesWith('changeBookings') } },
    })
    return docs.map(({ email, id, name }) => ({ id, name: name?.trim() || email }))
  })
}

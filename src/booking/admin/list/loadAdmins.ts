import type { Payload, TypedUser } from 'payload'

export interface Person {
  id: string
  name: string
}

interface Query {
  payload: Payload
  user: TypedUser
}

export async function loadAdmins({ payload, user }: Query): Promise<Person[]> {
  try {
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
    return docs.map(({ email, id, name }) => ({ id, name: name || email }))
  } catch (err) {
    payload.logger.error({ msg: 'The administrators could not be read', err })
    return []
  }
}

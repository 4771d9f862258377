import type { Caller } from '@/account/access'
import { type OptionalColumn, parseColumns, preferenceKeys } from '@/booking/rules/view'
import { readOr } from '@/panel/readOr'

/** The columns that this administrator chose last, or undefined. */
export function loadColumns({ payload, user }: Caller): Promise<OptionalColumn[] | undefined> {
  const failed = { msg: 'The chosen columns could not be read', otherwise: undefined }
  return readOr(payload, failed, async () => {
    const { docs } = await payload.find({
      collection: 'payload-preferences',
      depth: 0,
      limit: 1,
      overrideAccess: false,
      pagination: false,
      user,
      where: {
        and: [
          { key: { equals: preferenceKeys.columns } },
          { 'user.value': { equals: user.id } },
          { 'user.relationTo': { equals: user.collection } },
        ],
      },
    })
    return parseColumns(docs[0]?.value)
  })
}

import 'server-only'
import { draftMode, headers } from 'next/headers'
import { getPayload, type TypedUser } from 'payload'
import { cache } from 'react'
import config from '@payload-config'
import { may } from '@/account/roles'

/** The user in Next's draft mode. Reads headers only then, so that other pages stay static. */
export const previewer = cache(async (): Promise<TypedUser | undefined> => {
  if (!(await inDraftMode())) return undefined
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  return user && may(user, 'editContent') ? user : undefined
})

async function inDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch (error) {
    // There is no draft mode outside of a request, as in tests.
    if (String(error).includes('outside a request scope')) return false
    throw error
  }
}

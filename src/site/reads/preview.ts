import 'server-only'
import { isStaff } from '@/account/access'
import config from '../../../payload.config'
import { draftMode, headers } from 'next/headers'
import { getPayload, type TypedUser } from 'payload'
import { cache } from 'react'

/**
 * Who looks at drafts: staff with Next's draft mode on. Its cookie alone shows nothing, and pages
 * of everybody else stay static, since their headers are never read.
 */
export const previewer = cache(async (): Promise<TypedUser | undefined> => {
  if (!(await inDraftMode())) return undefined
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  return user && isStaff(user) ? user : undefined
})

async function inDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch (error) {
    // Outside of a request, as in tests, there is no draft mode.
    if (String(error).includes('outside a request scope')) return false
    throw error
  }
}

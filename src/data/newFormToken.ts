import 'server-only'
import config from '@payload-config'
import { getPayload } from 'payload'
import { makeFormToken } from '@/domain/formToken'

/** For a form on a page that is made for each visit; the others ask the API when they open. */
export async function newFormToken(): Promise<string> {
  const { secret } = await getPayload({ config })
  return makeFormToken({ issuedAt: Date.now(), key: secret })
}

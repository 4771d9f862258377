import { headers } from 'next/headers'
import { getPayload } from 'payload'
import { cache } from 'react'
import config from '@payload-config'
import { hasSessionCookie, isDatabaseAnswering } from '@/api/outage'

export const panelSession = cache(async () => {
  const payload = await getPayload({ config })
  const sent = await headers()
  const { user } = await payload.auth({ headers: sent })
  if (user) return { isUnreachable: false, user }
  const isUnreachable =
    hasSessionCookie(sent, payload.config) && !(await isDatabaseAnswering(payload))
  return { isUnreachable, user: null }
})

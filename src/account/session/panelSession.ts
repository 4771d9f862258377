import { bringsSession, databaseAnswers } from '@/api/outage'
import config from '../../../payload.config'
import { headers } from 'next/headers'
import { getPayload, type TypedUser } from 'payload'
import { cache } from 'react'

export interface PanelSession {
  user: TypedUser | null
  isUnreachable: boolean
}

export const panelSession = cache(async (): Promise<PanelSession> => {
  const payload = await getPayload({ config })
  const sent = await headers()
  const { user } = await payload.auth({ headers: sent })
  if (user) return { isUnreachable: false, user }
  const isUnreachable = bringsSession(sent, payload) && !(await databaseAnswers(payload))
  return { isUnreachable, user: null }
})

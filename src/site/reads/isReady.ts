import 'server-only'
import { databaseAnswers } from '@/api/outage'
import config from '../../../payload.config'
import { getPayload } from 'payload'

export async function isReady(): Promise<boolean> {
  return getPayload({ config }).then(databaseAnswers, () => false)
}

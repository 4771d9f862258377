import 'server-only'
import { getPayload } from 'payload'
import config from '@payload-config'
import { databaseAnswers } from '@/api/outage'

export async function isReady(): Promise<boolean> {
  return getPayload({ config }).then(databaseAnswers, () => false)
}

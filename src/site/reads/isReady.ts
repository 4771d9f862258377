import 'server-only'
import { databaseAnswers } from '@/api/outage'
import config from '../../../payload.config'
import { getPayload } from 'payload'

/** True when the database can be reached and answers within two seconds. */
export async function isReady(): Promise<boolean> {
  return getPayload({ config }).then(databaseAnswers, () => false)
}

import 'server-only'
import { getPayload } from 'payload'
import config from '@payload-config'
import { isDatabaseAnswering } from '@/api/outage'

export async function isReady(): Promise<boolean> {
  return getPayload({ config }).then(isDatabaseAnswering, () => false)
}

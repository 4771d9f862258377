import { getPayload } from 'payload'
import config from '@payload-config'
import { isServing, siteEnv } from '@/env'
import { contentTag } from '@/rules/text'
import { refreshInstances } from '@/site/publishing'
import { jobs } from './jobs'
import { startJob } from './scheduler'

const connect = () => getPayload({ config })

/** What a process of the site does when it starts: once, outside of any request. */
export function startJobs() {
  if (!isServing()) return
  const { BACKGROUND_WORK, INSTANCE_URLS } = siteEnv()
  if (INSTANCE_URLS.length > 0) void refreshOthers()
  if (BACKGROUND_WORK === 'no') return
  for (const job of Object.values(jobs)) startJob(job, connect)
}

/** This process may have been killed after a change was saved and before it had called the other instances. */
async function refreshOthers() {
  // Payload logs why it does not reach the database.
  const payload = await connect().catch(() => undefined)
  if (payload) await refreshInstances({ payload, tags: [contentTag] })
}

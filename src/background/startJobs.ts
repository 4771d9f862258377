import { getPayload } from 'payload'
import config from '@payload-config'
import { isServing, siteEnv } from '@/env'
import { contentTag } from '@/rules/text'
import { refreshInstances } from '@/site/publishing'
import { jobs } from './jobs'
import { startJob } from './scheduler'

const connect = () => getPayload({ config })

/** Runs once when a process of the site starts, outside of any request. */
export function startJobs() {
  if (!isServing()) return
  const { BACKGROUND_WORK, INSTANCE_URLS } = siteEnv()
  if (INSTANCE_URLS.length > 0) void refreshOthers()
  if (BACKGROUND_WORK === 'no') return
  for (const job of Object.values(jobs)) startJob(job, connect)
}

/** This process may have been killed after it saved a change and before it called the other instances. */
async function refreshOthers() {
  // Payload logs why it cannot connect to the database.
  const payload = await connect().catch(() => undefined)
  if (payload) await refreshInstances({ payload, tags: [contentTag] })
}

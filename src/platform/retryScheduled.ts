import type { SanitizedConfig } from 'payload'

/** After 5, 10, 20 and 40 seconds, which is longer than a claim of a killed process (contentWrites.ts). */
const retries = { attempts: 4, backoff: { delay: 5000, type: 'exponential' } } as const

/**
 * Payload gives up scheduled publishing at the first error, so that a save of the same moment, or a database
 * that was away, lost it for ever. There is no option for the retries of its task.
 * Version: Payload 3.90.2. Upstream: no upstream issue known. Can go when the task is configurable.
 */
export async function retryScheduled(built: Promise<SanitizedConfig>) {
  const config = await built
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish')
  if (task) task.retries = retries
  return config
}

import type { JobsConfig, SanitizedConfig } from 'payload'
import { noticesTask } from '@/email/noticesTask'
import { isAdmin, admins } from '../src/account/access'
import { retentionTask } from '../src/privacy/retentionTask'

const adminsOnly = ({ req }: { req: { user: Parameters<typeof isAdmin>[0] } }) => isAdmin(req.user)

export const jobs: JobsConfig = {
  access: { cancel: adminsOnly, queue: adminsOnly, run: adminsOnly },
  tasks: [noticesTask, retentionTask],
}

/** Payload keeps the times of its schedule in a global of its own, open to whoever is signed in. */
export function closeJobStats(config: SanitizedConfig) {
  const stats = config.globals.find(({ slug }) => slug === 'payload-jobs-stats')
  if (stats) stats.access = { ...stats.access, read: admins, update: admins }
}

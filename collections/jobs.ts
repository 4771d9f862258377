import type { JobsConfig, SanitizedConfig } from 'payload'
import { noticesTask } from '@/notices/noticesTask'
import { isAdmin } from './access/roles'
import { admins } from './access/rules'
import { retentionTask } from './privacy/retention/retentionTask'

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

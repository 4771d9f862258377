import type { JobsConfig } from 'payload'
import { outboxTask } from '@/email/outboxTask'
import { isAdmin } from '../src/account/access'
import { retentionTask } from '../src/privacy/retentionTask'

const adminsOnly = ({ req }: { req: { user: Parameters<typeof isAdmin>[0] } }) => isAdmin(req.user)

export const jobs: JobsConfig = {
  access: { cancel: adminsOnly, queue: adminsOnly, run: adminsOnly },
  tasks: [outboxTask, retentionTask],
}

import type { NotDone } from './doTask'
import { isOutdated } from './isOutdated'
import type { Task } from './Task'

/** The same once more. Whoever was told of another's change and tries again means it. */
export function retryOf(task: Task, failed: NotDone[]): Task {
  const changes = failed.map(({ booking, error, to }) => ({
    booking: isOutdated({ error }) ? { ...booking, revision: undefined } : booking,
    to,
  }))
  return { ...task, changes }
}

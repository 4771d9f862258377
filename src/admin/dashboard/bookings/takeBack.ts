import type { Done } from './doTask'
import type { Change, Task, TaskKind } from './Task'

const inverse: Partial<Record<TaskKind, TaskKind>> = {
  assign: 'takeBack',
  delete: 'restore',
  restore: 'delete',
  status: 'takeBack',
}

/** What undoes what was done, over the bookings as they are now; nothing where nothing does. */
export function takeBack({ kind, undoes }: Task, done: Done[]): Task | undefined {
  const back = inverse[kind]
  if (!back || undoes || done.length === 0) return undefined
  return {
    changes: done.map(({ booking, now, to }) => ({ booking: now, to: asBefore(booking, to) })),
    kind: back,
    undoes: true,
  }
}

function asBefore({ assignedTo, lostReason, status }: Change['booking'], to: Change['to']) {
  return {
    ...('status' in to && { lostReason: lostReason ?? null, status }),
    ...('assignedTo' in to && { assignedTo: assignedTo ?? null }),
  }
}

import type { Change, DeskBooking, Task } from './Task'

/** A change that was made: what the booking was before, and what it is now. */
export interface Done extends Change {
  now: DeskBooking
}

export interface NotDone extends Change {
  error: unknown
}

export interface Outcome {
  done: Done[]
  failed: NotDone[]
}

interface Doing {
  change: (kind: Task['kind'], change: Change) => Promise<DeskBooking>
  onProgress?: (done: number) => void
  task: Task
}

/** So many at a time: fast for fifty, and no burden for the server. */
const AT_ONCE = 4

/** Each booking on its own: what fails for one says nothing of the others. */
export async function doTask({ change, onProgress, task }: Doing): Promise<Outcome> {
  const results = new Map<Change, Done | NotDone>()
  const waiting = [...task.changes]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const one = next
      const result = await change(task.kind, one).then(
        (now) => ({ ...one, now }),
        (error: unknown) => ({ ...one, error }),
      )
      results.set(one, result)
      onProgress?.(results.size)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  const all = task.changes.flatMap((one) => results.get(one) ?? [])
  return {
    done: all.filter((one): one is Done => 'now' in one),
    failed: all.filter((one): one is NotDone => 'error' in one),
  }
}

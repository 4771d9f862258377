/** Where something is mended. */
export interface Place {
  /** The collection, or the global when there is no `id`. */
  slug: string
  id?: string
  title?: string
}

export interface ChecklistItem<Id extends string = string> {
  id: Id
  done: boolean
  /** What is still to be mended, one by one where that is known. */
  open: Place[]
  /** Where the work is done as a whole; null when it is nowhere in the panel. */
  at: Place | null
}

export function progressOf(items: Pick<ChecklistItem, 'done'>[]) {
  const done = items.filter((item) => item.done).length
  return { done, total: items.length, complete: done === items.length }
}

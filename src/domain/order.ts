export const ORDER_MAX = 10_000

/** A place in a list: a whole number, lower first. */
export function isOrder(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= ORDER_MAX
}

/** What somebody typed as a place, or null when it is none. */
export function readOrder(text: string): number | null {
  const trimmed = text.trim()
  const value = Number(trimmed)
  return trimmed && isOrder(value) ? value : null
}

/**
 * How a new place is saved from the list. What visitors see stays published with it; a change that
 * waits as a draft keeps waiting, and the new place with it.
 */
export function orderSave(order: number, status: unknown) {
  const waits = status === 'draft' || status === 'changed'
  return { draft: waits, data: { order, _status: waits ? 'draft' : 'published' } as const }
}

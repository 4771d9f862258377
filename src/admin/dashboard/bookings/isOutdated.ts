import { ChangeFailed } from '../work/ChangeFailed'

/** Somebody else changed the booking since it was read. */
export function isOutdated({ error }: { error: unknown }): boolean {
  return error instanceof ChangeFailed && error.failure === 'changedMeanwhile'
}

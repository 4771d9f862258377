import { distribute } from './distribute'
import {
  type BasisPoints,
  HUNDRED_PERCENT,
  isAmount,
  isPercentage,
  type Paise,
  RUPEE,
  sumOf,
} from './paise'

export const isWholeSchedule = (percents: readonly BasisPoints[]) =>
  percents.every(isPercentage) && sumOf(percents) === HUNDRED_PERCENT

/** Whole rupees for each part, with the paise of the total in the last part. */
export function splitSchedule(total: Paise, percents: readonly BasisPoints[]): Paise[] {
  if (!isAmount(total)) throw new RangeError(`${total} is no amount`)
  if (!isWholeSchedule(percents)) throw new RangeError('A schedule is divided by 100 % in all')
  const paise = total % RUPEE
  const rupees = distribute((total - paise) / RUPEE, percents)
  const last = percents.length - 1
  return rupees.map((part, index) => part * RUPEE + (index === last ? paise : 0))
}

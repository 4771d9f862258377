import { isAmount, type Paise, sumOf } from './paise'

/**
 * Divides an amount in proportion to weights, so that the parts sum to it exactly. Each part is rounded down.
 * The rest is added, one by one, to the parts with the largest rounding differences; of equal ones, to the
 * first.
 */
export function distribute(amount: Paise, weights: readonly number[]): Paise[] {
  if (!isAmount(amount)) throw new RangeError(`${amount} is no amount`)
  const all = sumOf(weights)
  if (amount === 0) return weights.map(() => 0)
  if (all <= 0) throw new RangeError('An amount cannot be divided by weights of zero')
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const parts = exact.map((product) => Number(product / BigInt(all)))
  const lost = exact.map((product, index) => ({ index, rest: Number(product % BigInt(all)) }))
  lost.sort((one, other) => other.rest - one.rest || one.index - other.index)
  const left = amount - sumOf(parts)
  const raised = new Set(lost.slice(0, left).map(({ index }) => index))
  return parts.map((part, index) => (raised.has(index) ? part + 1 : part))
}

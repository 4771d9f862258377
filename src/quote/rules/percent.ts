import { type BasisPoints, isPercentage } from '@/money/rules/paise'

/** `2.5` percent is 250. Undefined for more than two decimals, or when it is not a percentage. */
export function toBasisPoints(percent: unknown): BasisPoints | undefined {
  if (typeof percent !== 'number') return undefined
  const hundredths = Math.round(percent * 100)
  const isExact = Math.abs(percent * 100 - hundredths) < 1e-6
  return isExact && isPercentage(hundredths) ? hundredths : undefined
}

/** 250 as `2.5 %`. */
export const formatPercent = (rate: BasisPoints): string => `${rate / 100}\u00a0%`

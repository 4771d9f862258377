/** An amount as a whole number of paise: ₹1 is 100. Never a fraction, so sums are exact. */
export type Paise = number

/** A percentage as a whole number of hundredths: 18 % is 1800, 2.5 % is 250. */
export type BasisPoints = number

export const RUPEE: Paise = 100

/** ₹100 crore: every amount and every total is below it. */
export const PAISE_LIMIT: Paise = 100_000_000_000

export const HUNDRED_PERCENT: BasisPoints = 10_000

export const isPaise = (value: unknown): value is Paise =>
  Number.isInteger(value) && Math.abs(Number(value)) < PAISE_LIMIT

/** Zero or more, below the limit. */
export const isAmount = (value: unknown): value is Paise => isPaise(value) && value >= 0

export const isPercentage = (value: unknown): value is BasisPoints =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= HUNDRED_PERCENT

export const sumOf = (amounts: readonly Paise[]): Paise =>
  amounts.reduce((sum, amount) => sum + amount, 0)

/**
 * `amount × numerator ÷ denominator`, rounded to the nearest paisa (half a paisa up). For amounts of zero or
 * more. The product can exceed the exact range of a number.
 */
export function shareOf(amount: Paise, numerator: number, denominator: number): Paise {
  const twice = 2n * BigInt(amount) * BigInt(numerator)
  const divisor = BigInt(denominator)
  return Number((twice + divisor) / (2n * divisor))
}

export const percentOf = (amount: Paise, rate: BasisPoints): Paise =>
  shareOf(amount, rate, HUNDRED_PERCENT)

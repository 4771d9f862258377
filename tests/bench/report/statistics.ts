export const median = (values: number[]) => percentile(values, 0.5)

/** The value that this share of them does not exceed; NaN of none. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

/** From the least to the most, as a report writes it. */
export function spread(values: number[]): string {
  return `${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)}`
}

export interface BenchRow {
  what: string
  /** What it is held against; empty where a time stands by itself. */
  against: string
  /** Both as they were measured, with unit and spread. */
  measured: string
  reference: string
  /** Measured through reference; where there is none, the time itself in seconds, or the size in thousands of bytes. */
  value: number
  unit: 'KB' | 'ratio' | 's'
  goal?: { atLeast: number } | { atMost: number }
}

export function keepsGoal({ goal, value }: Pick<BenchRow, 'goal' | 'value'>): boolean {
  if (!goal) return true
  return 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost
}

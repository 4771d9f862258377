/** `full`: as many as the business can serve. `over`: more than that. */
export type Clash = 'full' | 'over'

interface Day {
  confirmed: number
  limit?: number | null
}

export function clashOf({ confirmed, limit }: Day): Clash | null {
  if (!limit || confirmed < limit) return null
  return confirmed > limit ? 'over' : 'full'
}

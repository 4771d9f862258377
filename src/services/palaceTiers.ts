/**
 * How many windows each tier of a palace has, from the top: each is narrower by `step` than the one below, and the
 * widest has at most `most`. Windows beyond a whole pyramid make more of the widest tiers.
 */
export function palaceTiers({ count, most, step }: Palace): number[] {
  const pyramid = (base: number) => {
    let windows = 0
    for (let width = base; width > 0; width -= step) windows += width
    return windows
  }
  let base = Math.min(step, most)
  while (base < most && pyramid(base) < count) base += 1
  let fullTiers = Math.ceil(Math.max(0, count - pyramid(base)) / base)
  const tiers: number[] = []
  for (let left = count, width = base; left > 0; left -= tiers[0] ?? left) {
    tiers.unshift(Math.min(width, left))
    if (fullTiers > 0) fullTiers -= 1
    else width = Math.max(1, width - step)
  }
  return tiers
}

interface Palace {
  count: number
  most: number
  step: number
}

/**
 * Where each window stands in a grid with two columns for each of `most` windows: its row and its first column,
 * as `grid-area` takes them. The first row is the crown's.
 */
export function windowPlaces(palace: Palace): string[] {
  return palaceTiers(palace).flatMap((windows, tier) =>
    Array.from(
      { length: windows },
      (_, place) => `${tier + 2} / ${palace.most - windows + 1 + 2 * place}`,
    ),
  )
}

/**
 * The number of windows in each tier of a palace, from the top. Each tier is narrower by `step` than the one
 * below; the widest has at most `most`. Windows that exceed a full pyramid make more of the widest tiers.
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
 * The first column of each window in a grid with two columns for each of `most` windows. A window that begins
 * before the end of the last one begins the next row.
 */
export function windowColumns(palace: Palace): number[] {
  return palaceTiers(palace).flatMap((windows) =>
    Array.from({ length: windows }, (_, place) => palace.most - windows + 1 + 2 * place),
  )
}

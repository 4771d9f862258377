/** One line for the many of a seed, such as `media: 50 made`: "104 made, 2 updated", or "unchanged". */
export function seedSummary(lines: string[]): string {
  const sums = new Map<string, number>()
  for (const line of lines) {
    if (!/^\w+: /.test(line)) continue
    for (const [, count, done = ''] of line.matchAll(/(\d+) (left out|\w+)/g)) {
      sums.set(done, (sums.get(done) ?? 0) + Number(count))
    }
  }
  return [...sums].map(([done, count]) => `${count} ${done}`).join(', ') || 'unchanged'
}

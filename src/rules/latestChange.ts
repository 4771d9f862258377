export function latestChange(items: { updatedAt?: string | null }[]): string | undefined {
  return items
    .map(({ updatedAt }) => updatedAt ?? '')
    .filter(Boolean)
    .sort()
    .at(-1)
}

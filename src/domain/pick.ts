/** A copy with only the named keys, each its own property, so that no prototype comes along. */
export function pick<Key extends string>(source: Record<string, unknown>, keys: readonly Key[]) {
  return Object.fromEntries(
    keys.filter((key) => Object.hasOwn(source, key)).map((key) => [key, source[key]]),
  ) as Partial<Record<Key, unknown>>
}

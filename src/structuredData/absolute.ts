/** The full address of a path or of a fragment of the site. */
export function absolute({ origin, path }: { origin: URL; path: string }): string {
  return new URL(path, origin).href
}

const ZERO_DEVANAGARI = 0x0966

/** `१५००` as `1500`. */
export const asciiDigits = (text: string) =>
  text.replace(/[०-९]/g, (digit) =>
    String((digit.codePointAt(0) ?? ZERO_DEVANAGARI) - ZERO_DEVANAGARI),
  )

export function mapLink(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}

/** Own properties only, without a prototype. */
export function pick<Key extends string>(source: Record<string, unknown>, keys: readonly Key[]) {
  return Object.fromEntries(
    keys.filter((key) => Object.hasOwn(source, key)).map((key) => [key, source[key]]),
  ) as Partial<Record<Key, unknown>>
}

/** Names the pages that show this document, and would not change with the others of its collection. */
export const documentTag = (collection: string, id: string) => `${collection}/${id}`

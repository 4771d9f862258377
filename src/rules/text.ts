/** Digits of any script: `१५००` and `૧૫૦૦` as `1500`. */
export const asciiDigits = (text: string) =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(valueOfDigit(digit)))

/** In Unicode the digits of a script stand side by side, from zero to nine. */
function valueOfDigit(digit: string): number {
  const own = digit.codePointAt(0) ?? 0
  let first = own
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--
  return (own - first) % 10
}

/** With the zero of a script, `1500` as `१५००`. */
export const digitsFrom = (zero: string, text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)))

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const directions = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * A name inside a sentence: Arabic or Hebrew letters would reorder the words and figures around it.
 * Like a `bdi` element, but also for emails, chats and labels.
 */
export const isolate = (name: string) =>
  rightToLeft.test(name) ? `\u2068${name.replace(directions, '')}\u2069` : name

/**
 * Without control characters and marks of direction, which would make a typed name read as another one. Marks
 * that join letters, as Hindi needs them, stay, and so do line ends.
 */
export const withoutHidden = (text: string) =>
  text.replace(
    /[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu,
    '',
  )

export function mapLink(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}

/** Own properties only, in an object without a prototype. */
export function pick<Key extends string>(source: Record<string, unknown>, keys: readonly Key[]) {
  return Object.fromEntries(
    keys.filter((key) => Object.hasOwn(source, key)).map((key) => [key, source[key]]),
  ) as Partial<Record<Key, unknown>>
}

/** The tag of all pages and all reads of content. */
export const contentTag = 'content'

/** The tag of the pages that show this document and do not depend on others of its collection. */
export const documentTag = (collection: string, id: string) => `${collection}/${id}`

/** True for a value without text: undefined, white space, a list of such lines, or an empty rich text. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.every(isBlank)
  if (typeof value === 'object' && value !== null) return 'root' in value && !hasWords(value.root)
  return value === null || value === undefined
}

/** For a node of a rich text. A node with neither text nor children is visible, such as a picture. */
export function hasWords(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false
  if ('text' in node) return !isBlank(node.text)
  if ('children' in node) return Array.isArray(node.children) && node.children.some(hasWords)
  return !('type' in node && (node.type === 'linebreak' || node.type === 'tab'))
}

/** `noOnionGarlic` as `No onion garlic`. */
export function sentenceLabel(value: string): string {
  const words = value.replace(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

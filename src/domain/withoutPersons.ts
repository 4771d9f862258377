/**
 * A line of a log without what names a person: e-mail addresses, phone numbers in Latin or
 * Devanagari digits, also as they stand in an address, and values that a database repeats.
 */
export function withoutPersons(text: string): string {
  return text
    .replace(/\bdup key: .*/g, 'dup key: […]')
    .replace(/\b(failed for value ).*?(?= \(type | at path )/gs, '$1[…]')
    .replace(/, ?(?:\.{3})?".*"(?:\.{3})?(?= is not valid JSON)/gs, ', […]')
    .replace(address, '[e-mail]')
    .replace(phone, '[phone]')
}

const apart = String.raw`\s<>"'(),:;=&?%/\\[\]{}@`
const domain = String.raw`(?:[^${apart}.]+\.)+\p{L}[\p{L}\p{M}\d-]+`
const address = new RegExp(`[^${apart}]+(?:@|%40)${domain}`, 'gu')

const digit = String.raw`[\d०-९]`
const gap = '(?:[ \u00a0-]|%20|\\+)'
const groups = [[10], [5, 5], [3, 3, 4], [2, 8], [3, 7], [4, 6]].map((sizes) =>
  sizes.map((size) => `${digit}{${size}}`).join(gap),
)
/** Ids and moments have more digits in a row, or letters beside them. */
const start = String.raw`(?:(?<![\p{L}\p{N}])|(?<=%[\da-fA-F]{2}))`
const prefix = `(?:(?:\\+|%2B|00|००)?(?:91|९१)${gap}?|[0०]${gap}?)?`
const phone = new RegExp(String.raw`${start}${prefix}(?:${groups.join('|')})(?![\p{L}\p{N}])`, 'gu')

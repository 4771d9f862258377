export const REFERENCE_PREFIX = 'JU'

/** Without 0, 1, I, L, O and U, which are easily misread or misheard. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 6

export const isReferencePrefix = (text: string) => /^[A-Z]{2,5}$/.test(text)

/** The reference of a booking, such as `JU-7K4M-92`, from at least 6 random bytes. There are 700 million. */
export function toReference(random: Uint8Array, prefix = REFERENCE_PREFIX): string {
  const letters = Array.from(
    { length: LENGTH },
    (_, index) => ALPHABET[(random[index] ?? 0) % ALPHABET.length],
  ).join('')
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`
}

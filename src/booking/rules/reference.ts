export const REFERENCE_PREFIX = 'JU'

/** Without 0, 1, I, L, O and U, which are misread or misheard on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 6

export const isReferencePrefix = (text: string) => /^[A-Z]{2,5}$/.test(text)

/** A booking's reference such as `JU-7K4M-92`, from at least 6 random bytes; 700 million of them. */
export function toReference(random: Uint8Array, prefix = REFERENCE_PREFIX): string {
  const letters = Array.from(
    { length: LENGTH },
    (_, index) => ALPHABET[(random[index] ?? 0) % ALPHABET.length],
  ).join('')
  return `${prefix}-${letters.slice(0, 4)}-${letters.slice(4)}`
}

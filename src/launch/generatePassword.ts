import { randomInt } from 'node:crypto'

// Without the letters and digits that people confuse when they copy by hand.
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Four groups of five letters, 100 random bits. */
export function generatePassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}

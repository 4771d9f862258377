const LONGEST = 150

/** One line that can neither begin another header nor turn the reading direction of the rest. */
export function headerLine(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
  return Array.from(line).slice(0, LONGEST).join('')
}

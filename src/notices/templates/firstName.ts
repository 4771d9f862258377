const LONGEST = 20

/**
 * A name to greet with, of letters only. Somebody could give the address of another, so nothing
 * but this of what was typed is mailed on.
 */
export function firstName(name: string | null | undefined): string | undefined {
  const [first = ''] = (name ?? '').trim().split(/\s+/, 1)
  return /^[\p{L}\p{M}]+$/u.test(first) && Array.from(first).length <= LONGEST ? first : undefined
}

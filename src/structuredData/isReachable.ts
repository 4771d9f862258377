/** Nobody reads mail at the domains that are kept for examples, as that of the seed. */
export function isReachable(email: string): boolean {
  return !/@(.+\.)?example(\.(com|net|org))?$/i.test(email)
}

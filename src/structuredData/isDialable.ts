import { isPhone } from '@/domain/phone'

/** The number of the seed rings nobody: pages show it as a sample, search engines never hear of it. */
export function isDialable(digits: string): boolean {
  return isPhone(digits) && !/^0+$/.test(digits)
}

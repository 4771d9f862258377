import { addressLine, type AddressParts } from '@/rules/addressLine'
import { unbroken } from './unbroken'

/** In one line; the postal code stays with its state. */
export function Address({ parts }: { parts: AddressParts }) {
  const { postalCode } = parts
  return unbroken(addressLine(parts).replace(` ${postalCode}`, `\u00a0${postalCode}`))
}

import { addressLine, type AddressParts } from '@/rules/address'
import { unbroken } from './unbroken'

/** In one line of text. */
export function Address({ parts }: { parts: AddressParts }) {
  return unbroken(addressLine(parts))
}

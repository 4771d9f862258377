export interface AddressParts {
  address?: string | null
  city?: string | null
  state?: string | null
  postalCode?: string | null
}

/** The address in one line: `12, MI Road, Jaipur, Rajasthan 302001`. */
export function addressLine({ address, city, postalCode, state }: AddressParts): string {
  const region = [state, postalCode].filter(Boolean).join(' ')
  return [address, city, region].filter(Boolean).join(', ')
}

/** Two digits of the state, the ten of the PAN, then three more. */
export function isGstin(text: string): boolean {
  return /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/.test(text)
}

export function isFssaiNumber(text: string): boolean {
  return /^\d{14}$/.test(text)
}

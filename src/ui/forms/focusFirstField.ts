/** Of a form inside `place`; its honeypot is no `.field`. */
export function focusFirstField(place?: Element | null) {
  place?.querySelector<HTMLElement>('.field input')?.focus()
}

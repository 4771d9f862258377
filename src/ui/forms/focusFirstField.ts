/**
 * Focuses the first visible field in a form inside `place`. Their order differs on phones. The honeypot is
 * not a `.field`.
 */
export function focusFirstField(place?: Element | null) {
  const fields = [...(place?.querySelectorAll<HTMLElement>('.field input') ?? [])]
  const seen = fields.filter((field) => field.checkVisibility())
  seen.sort((one, other) => topOf(one) - topOf(other))[0]?.focus()
}

const topOf = (field: Element) => field.getBoundingClientRect().top

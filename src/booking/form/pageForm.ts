export const pageFormId = 'booking-form'

export function focusPageForm(): boolean {
  const place = document.getElementById(pageFormId)
  place?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
  return place !== null
}

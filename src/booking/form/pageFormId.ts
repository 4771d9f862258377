import { focusFirstField } from '@/ui/forms/focusFirstField'

export const pageFormId = 'booking-form'

export function focusPageForm(): boolean {
  const place = document.getElementById(pageFormId)
  focusFirstField(place)
  return place !== null
}

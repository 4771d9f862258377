import { formFields } from '@/booking/rules/fields'
import { type BookingValues, emptyValues } from './draft'

export function readForm(data: FormData): BookingValues {
  const values = { ...emptyValues }
  for (const name of formFields) {
    const value = data.get(name)
    if (typeof value === 'string') values[name] = value
  }
  return values
}

export const pageFormId = 'booking-form'

export function focusPageForm(): boolean {
  const place = document.getElementById(pageFormId)
  place?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
  return place !== null
}

export function pageFormIs(values: BookingValues): boolean {
  return JSON.stringify(pageFormValues()) === JSON.stringify(values)
}

export function pageFormValues(): BookingValues | undefined {
  const form = document.querySelector<HTMLFormElement>(`#${pageFormId} form`)
  return form ? readForm(new FormData(form)) : undefined
}

import { formFields } from '@/booking/rules/fields'
import { type BookingValues, emptyValues } from './draft'

/** What a form holds. Files and fields that are not ours are left out. */
export function readForm(data: FormData): BookingValues {
  const values = { ...emptyValues }
  for (const name of formFields) {
    const value = data.get(name)
    if (typeof value === 'string') values[name] = value
  }
  return values
}

/** The form on its own page, when that is the page. */
export const pageFormId = 'booking-form'

/** Brings it back into view with the focus on its first field; false when it is not there. */
export function focusPageForm(): boolean {
  const place = document.getElementById(pageFormId)
  place?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
  return place !== null
}

/** True while nothing but `values` stands in it. */
export function pageFormIs(values: BookingValues): boolean {
  return JSON.stringify(pageFormValues()) === JSON.stringify(values)
}

/** What stands in it now; undefined when it is not there. */
export function pageFormValues(): BookingValues | undefined {
  const form = document.querySelector<HTMLFormElement>(`#${pageFormId} form`)
  return form ? readForm(new FormData(form)) : undefined
}

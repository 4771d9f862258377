import { bookingFields, emptyValues, type BookingValues } from './BookingDraft'

/** What a form holds. Files and fields that are not ours are left out. */
export function readForm(data: FormData): BookingValues {
  const values = { ...emptyValues }
  for (const name of bookingFields) {
    const value = data.get(name)
    if (typeof value === 'string') values[name] = value
  }
  return values
}

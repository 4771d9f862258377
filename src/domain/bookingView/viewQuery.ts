import { firstView, type BookingView } from './BookingView'

/** The address of a view, from the question mark on; nothing for the first one. */
export function viewQuery(view: Partial<BookingView>): string {
  const params = new URLSearchParams()
  for (const name of Object.keys({ ...firstView, ...view }) as (keyof BookingView)[]) {
    const value = view[name]
    if (Array.isArray(value)) value.forEach((one) => params.append(name, one))
    else if (value !== undefined && value !== '' && value !== firstView[name]) {
      params.set(name, String(value))
    }
  }
  const text = params.toString()
  return text && `?${text}`
}

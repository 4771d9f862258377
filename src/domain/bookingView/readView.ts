import type { BookingView } from './BookingView'
import { parseView } from './parseView'

/** A view from the query of a request, where `?tab[x]=1` is a name like any other. */
export function readView(params: URLSearchParams): BookingView {
  return parseView(
    Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)])),
  )
}

/** A search on the map; opened by people only, so that no page loads anything from there. */
export function mapLink(place: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}

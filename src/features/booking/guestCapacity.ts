/** The most guests a capacity text names: 120 in `Up to 120 guests`, none in `Unlimited`. */
export function guestCapacity(capacity?: string | null): number | undefined {
  const figure = capacity?.match(/\d[\d,]*/)?.[0]
  return figure ? Number(figure.replaceAll(',', '')) : undefined
}

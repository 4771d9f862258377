interface Placed {
  id: string
  category: string
}

const MOST = 3

/** What else to look at: the same category first, then the rest of the kind, each in its order. */
export function similarServices<Service extends Placed>({
  all,
  service,
}: {
  all: Service[]
  service: Placed
}): Service[] {
  const others = all.filter(({ id }) => id !== service.id)
  const isNear = ({ category }: Placed) => category === service.category
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, MOST)
}

/** The number of teasers of each kind on the home page and on the page of services. */
export const HOME_TEASERS = 3

export const serviceKinds = ['event', 'catering'] as const
export type ServiceKind = (typeof serviceKinds)[number]

export const categoriesByKind = {
  event: ['weddings', 'corporate', 'concerts', 'celebrations'],
  catering: ['veg', 'nonveg', 'snacks', 'packages'],
} as const satisfies Record<ServiceKind, readonly string[]>

export type ServiceCategory = (typeof categoriesByKind)[ServiceKind][number]

export const serviceCategories: ServiceCategory[] = Object.values(categoriesByKind).flat()

export const diets = [
  'veg',
  'nonveg',
  'jain',
  'noOnionGarlic',
  'satvik',
  'vegan',
  'eggless',
] as const
export type Diet = (typeof diets)[number]

/** Categories whose food is vegetarian by definition. Eggless or without onion does not exclude meat. */
export const vegDiets: readonly Diet[] = ['veg', 'jain', 'satvik', 'vegan']

export interface Food {
  /** The marks for all food of a service. Veg and non-veg together mean that both are served. */
  diets?: Diet[] | null
  dietsOnRequest?: Diet[] | null
}

/**
 * All dishes are vegetarian and non-veg food cannot be ordered. Indian law counts egg as non-veg, so food
 * that is eggless only on request is not pure veg.
 */
export function isPureVeg({ diets, dietsOnRequest }: Food): boolean {
  const served = diets ?? []
  const hasNonVeg = [...served, ...(dietsOnRequest ?? [])].includes('nonveg')
  const hasEgg = (dietsOnRequest ?? []).includes('eggless')
  return !hasNonVeg && !hasEgg && served.some((diet) => vegDiets.includes(diet))
}

export const filtersByKind = {
  event: categoriesByKind.event,
  catering: [...categoriesByKind.catering, 'jain', 'noOnionGarlic', 'satvik'],
} as const satisfies Record<ServiceKind, readonly (ServiceCategory | Diet)[]>

export type ServiceFilterId = (typeof filtersByKind)[ServiceKind][number]

export function fitsFilter(
  { category, diets, dietsOnRequest }: Food & { category: ServiceCategory },
  filter: ServiceFilterId,
): boolean {
  const foods = [...(diets ?? []), ...(dietsOnRequest ?? [])]
  const isVeg = foods.some((diet) => vegDiets.includes(diet))
  return category === filter || foods.some((diet) => diet === filter) || (filter === 'veg' && isVeg)
}

export function isCategoryOf(kind: ServiceKind, category: string): boolean {
  return (categoriesByKind[kind] as readonly string[]).includes(category)
}

interface Placed {
  id: string
  category: string
}

const SIMILAR_MAX = 3

export function similarServices<Service extends Placed>({
  all,
  service,
}: {
  all: Service[]
  service: Placed
}): Service[] {
  const others = all.filter(({ id }) => id !== service.id)
  const isNear = ({ category }: Placed) => category === service.category
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(
    0,
    SIMILAR_MAX,
  )
}

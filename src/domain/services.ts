export const serviceKinds = ['event', 'catering'] as const
export type ServiceKind = (typeof serviceKinds)[number]

/** The fragment of each category, by kind and in the order of the menus. */
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

export function isCategoryOf(kind: ServiceKind, category: string): boolean {
  return (categoriesByKind[kind] as readonly string[]).includes(category)
}

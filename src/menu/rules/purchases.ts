import { type Locale, rootLocale } from '@/rules/locales'
import { type MenuPart, sumPlates } from './cooking'
import type { MenuDish } from './dishes'
import { NEEDS_PLATES, type Shop, shops, type Unit } from './needs'

export interface Need {
  ingredient: Partial<Record<Locale, string>>
  quantity: number
  shop: Shop
  unit: Unit
}

export interface DishToBuy extends MenuDish {
  needs: Need[]
}

interface DishWithNeeds {
  id: string
  needs: readonly Need[]
}

/** Units that are combined in a list, with their size in the smaller unit. */
const bases: Record<Unit, { times: number; unit: Unit }> = {
  kg: { times: 1000, unit: 'g' },
  g: { times: 1, unit: 'g' },
  l: { times: 1000, unit: 'ml' },
  ml: { times: 1, unit: 'ml' },
  piece: { times: 1, unit: 'piece' },
  packet: { times: 1, unit: 'packet' },
  bunch: { times: 1, unit: 'bunch' },
}

const largeUnits: Partial<Record<Unit, Unit>> = { g: 'kg', ml: 'l' }

/** Quantities are stored with three decimals, so all are whole numbers of this fraction. */
const PARTS = 1000 * NEEDS_PLATES

export interface Purchase {
  /** The same for one ingredient of one shop in one unit. */
  key: string
  ingredient: Need['ingredient']
  shop: Shop
  /** g, ml, piece, packet or bunch. */
  unit: Unit
  /** The exact quantity, in 1/PARTS of the unit. */
  exact: number
  /** The quantity to buy, in the unit. */
  buy: number
}

const nameOf = ({ ingredient }: Need) =>
  ingredient[rootLocale] || Object.values(ingredient).find(Boolean) || ''

/** Names that differ only in spaces and capital letters are the same ingredient. */
const spelling = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()

/** The sum of each ingredient of each shop for these dishes and plates. */
export function sumNeeds<Dish extends DishWithNeeds>(parts: readonly MenuPart<Dish>[]): Purchase[] {
  const sums = new Map<string, Purchase>()
  for (const { needs, plates } of sumPlates(parts)) {
    for (const need of needs) {
      const { times, unit } = bases[need.unit]
      const key = [need.shop, unit, spelling(nameOf(need))].join('|')
      const before = sums.get(key)
      const exact = (before?.exact ?? 0) + Math.round(need.quantity * 1000) * times * plates
      const ingredient = { ...need.ingredient, ...before?.ingredient }
      sums.set(key, { key, ingredient, shop: need.shop, unit, exact, buy: toBuy(exact, unit) })
    }
  }
  return [...sums.values()].filter(({ exact }) => exact > 0)
}

/** The step that amounts below each limit are rounded up to. */
const steps = [
  { below: 50, step: 1 },
  { below: 1000, step: 50 },
  { below: 10_000, step: 250 },
  { below: Infinity, step: 1000 },
]

/**
 * Rounds up to what shops sell. Weights and volumes: below 50 g (ml) to 1 g, below 1 kg (l) to 50 g, below 10
 * kg to 250 g, otherwise to 1 kg. Pieces, packets and bunches: to whole ones.
 */
export function toBuy(exact: number, unit: Unit): number {
  const amount = exact / PARTS
  const { step } = (largeUnits[unit] && steps.find(({ below }) => amount < below)) || { step: 1 }
  return Math.ceil(exact / (PARTS * step)) * step
}

/** Converts 1250 g to `{ amount: 1.25, unit: 'kg' }`. */
export function inLargeUnit({ buy, unit }: Pick<Purchase, 'buy' | 'unit'>) {
  const large = largeUnits[unit]
  return large && buy >= 1000 ? { amount: buy / 1000, unit: large } : { amount: buy, unit }
}

/** In the order of the shops, and by name within each. */
export function groupByShop(purchases: readonly Purchase[], titleOf: (one: Purchase) => string) {
  return shops
    .map((shop) => ({
      shop,
      purchases: purchases
        .filter((one) => one.shop === shop)
        .toSorted((one, other) => titleOf(one).localeCompare(titleOf(other))),
    }))
    .filter(({ purchases: own }) => own.length > 0)
}

/** Dishes without ingredients. */
export const withoutNeeds = <Dish extends DishWithNeeds>(parts: readonly MenuPart<Dish>[]) =>
  sumPlates(parts).filter(({ needs }) => needs.length === 0)

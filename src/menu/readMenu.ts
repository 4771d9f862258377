import type { Payload } from 'payload'
import type { Dish } from '@/payload-types'
import { isDocumentId } from '@/rules/fieldValues'
import { isCourse } from './rules/courses'
import { type MenuDish, pickDishes } from './rules/dishes'
import { isQuantity, shopTable, unitTable } from './rules/needs'
import type { DishToBuy, Need } from './rules/purchases'

const select = { course: true, marks: true, title: true } as const

/** These dishes in this order. What was deleted is left out. Whoever calls it has checked the reader. */
export async function readMenu(payload: Payload, ids: Ids): Promise<MenuDish[]> {
  const found = await findDishes({ ids, payload, select })
  return found.map(({ dish }) => dish)
}

/** The same with what they need. */
export async function readMenuWithNeeds(payload: Payload, ids: Ids): Promise<DishToBuy[]> {
  const found = await findDishes({ ids, payload, select: { ...select, needs: true } })
  return found.map(({ dish, stored }) => ({ ...dish, needs: needsOf(stored) }))
}

type Ids = readonly string[] | null | undefined

interface Query {
  ids: Ids
  payload: Payload
  select: Partial<Record<keyof Dish, true>>
}

async function findDishes({ ids, payload, select: selected }: Query) {
  const valid = [...new Set(ids)].filter(isDocumentId)
  if (valid.length === 0) return []
  const { docs } = await payload.find({
    collection: 'dishes',
    depth: 0,
    locale: 'all',
    pagination: false,
    select: selected,
    where: { id: { in: valid } },
  })
  const found = docs.flatMap((doc) => {
    const stored = doc as Pick<Dish, 'id'> & Partial<Dish>
    const { course, id, marks, title } = stored
    if (!isCourse(course)) return []
    const dish: MenuDish = { course, id, marks: marks ?? [], title: texts(title) }
    return [{ dish, id, stored }]
  })
  return pickDishes(found, valid)
}

/** With all languages a title is one text for each of them, or null. */
const texts = (title: unknown): MenuDish['title'] =>
  typeof title === 'object'
    ? Object.fromEntries(Object.entries(title ?? {}).filter(([, text]) => Boolean(text)))
    : {}

/** What an older version stored in another unit, or without a quantity, cannot be summed. */
const needsOf = ({ needs }: Partial<Dish>): Need[] =>
  (needs ?? []).flatMap(({ ingredient, quantity, shop, unit }) =>
    isQuantity(quantity) && Object.hasOwn(unitTable, unit)
      ? [
          {
            ingredient: texts(ingredient),
            quantity,
            shop: Object.hasOwn(shopTable, shop) ? shop : 'other',
            unit,
          },
        ]
      : [],
  )

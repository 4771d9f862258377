import type { Payload } from 'payload'
import type { Dish } from '@/payload-types'
import { isDocumentId } from '@/rules/fieldValues'
import { isCourse } from './rules/courses'
import { type MenuDish, pickDishes } from './rules/dishes'
import { isQuantity, shopTable, unitTable } from './rules/needs'
import type { DishToBuy, Need } from './rules/purchases'

const select = { course: true, marks: true, title: true } as const

/** These dishes in this order, without deleted ones. The caller checks access. */
export async function readMenu(payload: Payload, ids: Ids): Promise<MenuDish[]> {
  const found = await findDishes({ ids, payload, select })
  return found.map(({ dish }) => dish)
}

/** The same with the ingredients that they need. */
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

/** In a document with all languages, a title is an object with a text or null for each language. */
const texts = (title: unknown): MenuDish['title'] =>
  typeof title === 'object'
    ? Object.fromEntries(Object.entries(title ?? {}).filter(([, text]) => Boolean(text)))
    : {}

/** Skips ingredients with an unknown unit or without a quantity, which cannot be summed. */
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

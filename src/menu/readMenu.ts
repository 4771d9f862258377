import type { Payload } from 'payload'
import { isCourse } from './rules/courses'
import { isDishId, type MenuDish, pickDishes } from './rules/dishes'

/** These dishes in this order. What was deleted is left out. Whoever calls it has checked the reader. */
export async function readMenu(
  payload: Payload,
  ids: readonly string[] | null | undefined,
): Promise<MenuDish[]> {
  const wanted = [...new Set(ids)].filter(isDishId)
  if (wanted.length === 0) return []
  const { docs } = await payload.find({
    collection: 'dishes',
    depth: 0,
    locale: 'all',
    pagination: false,
    select: { course: true, marks: true, title: true },
    where: { id: { in: wanted } },
  })
  const dishes = docs.flatMap(({ course, id, marks, title }) => {
    if (!isCourse(course)) return []
    // With all languages a title is one text for each of them.
    return { course, id, marks: marks ?? [], title: (title ?? {}) as unknown as MenuDish['title'] }
  })
  return pickDishes(dishes, wanted)
}

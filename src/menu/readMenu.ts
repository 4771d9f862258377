import type { Payload } from 'payload'
import { isCourse } from './rules/courses'
import { isDishId, type MenuDish } from './rules/menu'

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
  const found = new Map(docs.map((doc) => [doc.id, doc]))
  return wanted.flatMap((id) => {
    const doc = found.get(id)
    if (!doc || !isCourse(doc.course)) return []
    // With all languages the title is one text for each of them.
    const title = doc.title as unknown as MenuDish['title'] | null
    return { course: doc.course, id, marks: doc.marks ?? [], title: title ?? {} }
  })
}

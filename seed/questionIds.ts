import type { Question } from './content/questions'
import { reading } from './options'
import type { Seeding } from './Seeding'

/** Ids of seeded questions, in their order, without those that an editor removed. */
export async function questionIds(
  { payload, memory }: Seeding,
  questions: readonly Question[],
): Promise<string[]> {
  const kept = await Promise.all(questions.map((question) => memory.idOf(`faqs:${question}`)))
  const ids = kept.filter((id) => id !== undefined)
  const where = { id: { in: ids } }
  const { docs } = await payload.find({ ...reading, collection: 'faqs', select: {}, where })
  return ids.filter((id) => docs.some((doc) => doc.id === id))
}

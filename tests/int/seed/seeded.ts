import { inject } from 'vitest'
import { getTestPayload } from '../../helpers/testPayload'
import { seedContent } from '../../../seed/seedContent'

/** A database of its own with the seed's content; `seed` runs it again and gives its lines. */
export async function getSeeded() {
  const empty = await getEmpty()
  const lines = await empty.seed()
  return { ...empty, lines }
}

export async function getEmpty() {
  const { payload, destroy } = await getTestPayload({ databaseUri: inject('databaseUri') })
  return { payload, destroy, seed }

  async function seed() {
    const lines: string[] = []
    await seedContent({ payload, report: (line) => lines.push(line) })
    return lines
  }
}

export type Seeded = Awaited<ReturnType<typeof getSeeded>>

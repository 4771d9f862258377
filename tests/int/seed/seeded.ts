import { inject } from 'vitest'
import { getTestPayload } from '../../harness/testPayload'
import { seedContent } from '../../../seed/seedContent'

interface Options {
  /** Cutting fifty pictures takes half a minute: only the tests of the pictures want it. */
  cutPictures?: boolean
}

/** A database of its own with the seed's content; `seed` runs it again and gives its lines. */
export async function getSeeded(options?: Options) {
  const empty = await getEmpty(options)
  const lines = await empty.seed()
  return { ...empty, lines }
}

export async function getEmpty({ cutPictures = false }: Options = {}) {
  const { payload, destroy } = await getTestPayload({ databaseUri: inject('databaseUri') })
  if (!cutPictures) Object.assign(payload.config, { sharp: undefined })
  return { payload, destroy, seed }

  async function seed() {
    const lines: string[] = []
    await seedContent({ payload, report: (line) => lines.push(line) })
    return lines
  }
}

export type Seeded = Awaited<ReturnType<typeof getSeeded>>

import type { Payload } from 'payload'
import { contentCollections } from '@/rules/pageLists'
import { forgetSeeded } from './database'
import { slugs as globals } from './globalsStep'
import { writing } from './options'
import type { SeedOptions } from './seedContent'

export async function resetContent({ payload, report }: SeedOptions): Promise<void> {
  const everything = { id: { exists: true } }
  for (const collection of contentCollections) {
    const { docs, errors } = await payload.delete({ ...writing, collection, where: everything })
    const [failed] = errors
    if (failed) throw new Error(`${collection} ${failed.id}: ${failed.message}`)
    report(`${collection}: ${docs.length} removed`)
  }
  await removeGlobals(payload)
  await forgetSeeded(payload)
  report(`globals: ${globals.length} removed`)
}

/** Payload cannot delete a global, which is a document in one collection of all globals. */
async function removeGlobals({ db }: Payload) {
  const { connection } = db
  await connection.collection('globals').deleteMany({ globalType: { $in: [...globals] } })
  for (const slug of globals) await db.versions[slug]?.deleteMany({})
}

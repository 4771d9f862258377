import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload } from 'payload'

interface StoredNote {
  _id: string
  count: number
}

/** The one document that every process reads before it shows what it kept (keepUntilChange.ts). */
const noted = { _id: 'bookings' }

const notes = ({ db }: Payload) => db.connection.collection<StoredNote>('Changes')

/** How many changes were noted. */
export async function countChanges(payload: Payload): Promise<number> {
  return (await notes(payload).findOne(noted))?.count ?? 0
}

interface Writing {
  current: Promise<void>
  next?: Promise<void>
}

const writings = new WeakMap<Payload, Writing>()

/**
 * After a change of bookings, so that no process shows figures from before it. Changes that come while a note is
 * written share the next one. Never throws: without a note the figures follow within the time they are kept.
 */
export function noteChange(payload: Payload): Promise<void> {
  const writing = writings.get(payload) ?? { current: Promise.resolve() }
  writings.set(payload, writing)
  writing.next ??= writing.current.then(() => {
    writing.next = undefined
    writing.current = write(payload)
    return writing.current
  })
  return writing.next
}

async function write(payload: Payload) {
  try {
    await notes(payload).updateOne(noted, { $inc: { count: 1 } }, { upsert: true })
  } catch (err) {
    payload.logger.error({ msg: 'A change of bookings was not noted', err })
  }
}

/** A visitor does not wait for the figures of the panel. */
export const noteChanged: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const noting = noteChange(req.payload)
  if (operation === 'update' || req.user) await noting
  return doc
}

export const noteDeleted: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await noteChange(req.payload)
  return doc
}

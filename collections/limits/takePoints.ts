import type { CountStore, Window } from './StoredCount'

interface Take {
  id: string
  /** How long each window is. */
  seconds: number[]
  stored: CountStore
}

/**
 * Counts one request in every window at once, and tells how each stands. Windows begin with their
 * first request. It asks by `_id` alone, which every server finds without looking through the rest.
 */
export async function takePoints({ id, seconds, stored }: Take): Promise<Window[]> {
  const now = Date.now()
  const end = (length: number) => new Date(now + length * 1000)
  const count = await stored.findOneAndUpdate(
    { _id: id },
    {
      $inc: forEach(seconds, (length) => [`s${length}.points`, 1]),
      $set: { expire: end(Math.max(...seconds)) },
      $setOnInsert: forEach(seconds, (length) => [`s${length}.expire`, end(length)]),
    } as object,
    { returnDocument: 'after', upsert: true },
  )
  return Promise.all(
    seconds.map(async (length) => {
      const window = count?.[`s${length}`]
      if (window && isOpen({ length, now, window })) return window
      return beginAnew({ ended: window?.expire ?? null, expire: end(length), id, length, stored })
    }),
  )
}

/** One that ends far later than it can was begun under a clock that is wrong: nobody waits for that. */
function isOpen({ length, now, window }: { length: number; now: number; window: Window }) {
  const left = window.expire?.getTime() - now
  return left > 0 && left <= 2 * length * 1000
}

interface Ended {
  ended: Date | null
  expire: Date
  id: string
  length: number
  stored: CountStore
}

/** Of many who see that a window ended one begins the next; the others count in that. */
async function beginAnew({ ended, expire, id, length, stored }: Ended): Promise<Window> {
  const anew = { expire, points: 1 }
  const before = await stored.findOneAndUpdate(
    { _id: id, [`s${length}.expire`]: ended } as object,
    { $set: { [`s${length}`]: anew } },
  )
  if (before) return anew
  const [window = anew] = await takePoints({ id, seconds: [length], stored })
  return window
}

function forEach<Value>(seconds: number[], entry: (length: number) => [string, Value]) {
  return Object.fromEntries(seconds.map(entry))
}

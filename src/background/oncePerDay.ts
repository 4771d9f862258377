import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { addDays, dayInIndia, hourInIndia, startInIndia } from '@/time/days'

const HOUR_MS = 3_600_000
const LONGEST_WAIT_MS = 4 * HOUR_MS
const DUPLICATE = 11000

interface StoredClock {
  _id: string
  attempts: number
  lease: string | null
  next: Date
}

interface Daily<Result> {
  /** The hour of the day, in Jaipur. */
  hour: number
  /** The time until any process tries again. Each further attempt waits twice as long. */
  leaseMs: number
  name: string
  now: Date
  payload: Payload
  /** Resolves to undefined when the work must be tried again. */
  run(): Promise<Result | undefined>
}

/** Runs once a day after that hour, in one of all processes. Resolves to undefined when it did not run. */
export async function oncePerDay<Result>(daily: Daily<Result>): Promise<Result | undefined> {
  const { hour, now, payload, run } = daily
  if (hourInIndia(now) < hour) return undefined
  const clock = clockOf(payload)
  const lease = await claim({ ...daily, clock })
  if (!lease) return undefined
  const done = await run()
  if (done === undefined) return undefined
  const tomorrow = startInIndia(addDays(dayInIndia(now), 1))
  const next = new Date(tomorrow.getTime() + hour * HOUR_MS)
  await clock.updateOne({ _id: daily.name, lease }, { $set: { attempts: 0, lease: null, next } })
  return done
}

interface Claim {
  clock: ReturnType<typeof clockOf>
  leaseMs: number
  name: string
  now: Date
}

function clockOf({ db }: Payload) {
  return db.connection.collection<StoredClock>('Clock')
}

/** The lease, for one of the processes that claim it at the same time; undefined for the others. */
async function claim({ clock, leaseMs, name, now }: Claim): Promise<string | undefined> {
  const lease = randomUUID()
  const stored = await clock.findOne({ _id: name })
  if (stored && stored.next > now) return undefined
  const attempts = (stored?.attempts ?? 0) + 1
  const wait = Math.min(leaseMs * 2 ** (attempts - 1), Math.max(leaseMs, LONGEST_WAIT_MS))
  const values = { attempts, lease, next: new Date(now.getTime() + wait) }
  if (stored) {
    const filter = { _id: name, lease: stored.lease, next: stored.next }
    const { modifiedCount } = await clock.updateOne(filter, { $set: values })
    return modifiedCount === 1 ? lease : undefined
  }
  try {
    await clock.insertOne({ _id: name, ...values })
    return lease
  } catch (error) {
    if ((error as { code?: unknown }).code === DUPLICATE) return undefined
    throw error
  }
}

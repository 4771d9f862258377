import type { Launch } from '@/cli/launcher'
import { databaseClient } from '@/databaseClient'
import type { ServedForTests } from '../../harness/site/serveForTests'
import { ask } from '../ask'
import { signIn } from '../signIn'
import { benchRequests } from './benchDesk'

/** The search finds one person, however many there are: as whoever is called looks for the caller. */
export const deskAddresses = {
  'first page': '/admin',
  search: '/admin?q=9000000042',
  filter: '/admin?status=quoted&status=confirmed&service=catering',
}

export type DeskAddress = keyof typeof deskAddresses

const AT_ONCE = 10_000

/** The desk over as many requests as it is told, read by an administrator. */
export async function openDesk({ launch, site }: { launch: Launch; site: ServedForTests }) {
  const client = databaseClient(site.databaseUri)
  launch.onStop(() => client.close())
  const bookings = client.db().collection('Booking')
  const { asBrowser } = await signIn(site)
  await bookings.deleteMany({})
  let count = 0
  return { fill, time }

  /** Adds requests or takes some away until there are so many. */
  async function fill(wanted: number) {
    if (wanted < count) await bookings.deleteMany({ reference: { $gte: referenceOf(wanted) } })
    for (let from = count; from < wanted; from += AT_ONCE) {
      const some = Math.min(AT_ONCE, wanted - from)
      await bookings.insertMany(benchRequests({ count: some, from }))
    }
    count = wanted
  }

  /** Milliseconds to the last byte. */
  async function time(name: DeskAddress): Promise<number> {
    const url = site.url + deskAddresses[name]
    const began = performance.now()
    const { body, status } = await ask({ headers: asBrowser, url })
    const took = performance.now() - began
    if (!body.includes('bookings__row')) throw new Error(`${url} answers ${status}, no list`)
    return took
  }
}

const referenceOf = (index: number) => `JU-${index.toString(36).padStart(6, '0')}`

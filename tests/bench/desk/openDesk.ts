import type { Launch } from '@/cli/launcher'
import { databaseClient } from '@/databaseClient'
import type { ServedForTests } from '../../harness/site/serveForTests'
import { ask } from '../load/ask'
import { signIn } from '../load/signIn'
import { benchQuotes, benchRequests, referenceOf } from './benchDesk'

/** The search finds one person, however many there are: as whoever is called looks for the caller. */
export const deskPages = {
  'first page': { path: '/admin', shows: 'bookings__row' },
  search: { path: '/admin?q=9000000042', shows: 'bookings__row' },
  filter: {
    path: '/admin?status=quoted&status=confirmed&service=catering',
    shows: 'bookings__row',
  },
  numbers: { path: '/admin/numbers', shows: 'quote-months' },
}

export type DeskPage = keyof typeof deskPages

const AT_ONCE = 10_000

/** The desk over as many requests as it is told, read by an administrator. */
export async function openDesk({ launch, site }: { launch: Launch; site: ServedForTests }) {
  const client = databaseClient(site.databaseUri)
  launch.onStop(() => client.close())
  const bookings = client.db().collection('Booking')
  const { asBrowser, asProgram } = await signIn(site)
  await bookings.deleteMany({})
  let count = 0
  let changes = 0
  return { change, fill, fillQuotes, time }

  /** Adds requests or takes some away until there are so many. */
  async function fill(wanted: number) {
    if (wanted < count) await bookings.deleteMany({ reference: { $gte: referenceOf(wanted) } })
    for (let from = count; from < wanted; from += AT_ONCE) {
      const some = Math.min(AT_ONCE, wanted - from)
      await bookings.insertMany(benchRequests({ count: some, from }))
    }
    count = wanted
    await change()
  }

  /** A quote for each of so many requests, and no other request. */
  async function fillQuotes(wanted: number) {
    const { bookings: quoted, quotes, vouchers } = benchQuotes(wanted)
    const names = { Booking: quoted, Quote: quotes, Voucher: vouchers }
    for (const [name, documents] of Object.entries(names)) {
      await client.db().collection(name).deleteMany({})
      await client.db().collection<object>(name).insertMany(documents)
    }
    count = wanted
    await change()
  }

  /** By an administrator, as the panel does it. */
  async function change() {
    const { _id } = (await bookings.findOne({ reference: referenceOf(0) })) ?? {}
    changes += 1
    const answer = await ask({
      data: { venueTitle: `Garden ${changes}` },
      headers: asProgram,
      method: 'PATCH',
      url: `${site.url}/api/bookings/${String(_id)}`,
    })
    if (answer.status !== 200) throw new Error(`A change is answered with ${answer.status}.`)
  }

  /** Milliseconds to the last byte. */
  async function time(name: DeskPage): Promise<number> {
    const { path, shows } = deskPages[name]
    const url = site.url + path
    const began = performance.now()
    const { body, status } = await ask({ headers: asBrowser, url })
    const took = performance.now() - began
    if (!body.includes(shows)) throw new Error(`${url} answers ${status}, without ${shows}`)
    return took
  }
}

import type { IncomingHttpHeaders } from 'node:http'
import { benchBooking } from '../bookings/benchBooking'
import { ask, type Reply } from '../load/ask'
import { inTheirShares } from './inTheirShares'
import type { Done } from './soakRecord'
import { shownBesides, visitors } from './visitors'

interface Places {
  /** Where pages are asked for. */
  front: string
  secret: string
  /** Where requests are sent: nginx would give all of them the address of this machine. */
  site: string
}

export interface Taken {
  at: number
  id: string
  key: string
}

type Own = { date: string } | { kind: 'contact' }

interface Page {
  besides: string[]
  path: string
}

/** How many pages somebody looks at. */
export const LOOKS = 5

const days = (index: number) => `2099-0${(index % 9) + 1}-${10 + (index % 18)}`

/** Many people who look around and some who send a request; `taken` has all that was acknowledged. */
export async function soakVisitors({ front, secret, site }: Places) {
  const all = await allPages(front)
  const form = all.find(({ path }) => path === '/booking')
  if (!form) throw new Error('The sitemap does not name the form.')
  const pages = all.filter(({ path }) => !path.endsWith('/booking'))
  const { look, stop } = visitors(front)
  const taken: Taken[] = []
  const next = inTheirShares([
    { name: 'browse', share: 97 },
    { name: 'book', share: 2 },
    { name: 'contact', share: 1 },
  ])
  const acts = { book, browse, contact }
  let turn = 0
  return { act: () => acts[next()](), pages, stop, taken }

  /** One page after the other. */
  async function browse(): Promise<Done> {
    const looks = []
    for (let from = performance.now(), looked = 0; looked < LOOKS; looked += 1) {
      const { besides, path } = pages[turn % pages.length] as Page
      turn += 1
      const kind = `a page, ${keptBy(await look(path, besides))}`
      looks.push({ kind, ms: performance.now() - from })
      from = performance.now()
    }
    return { kind: 'browsing', parts: looks }
  }

  function book() {
    return fillIn({ date: days(taken.length) })
  }

  function contact() {
    return fillIn({ kind: 'contact' })
  }

  async function fillIn(own: Own): Promise<Done> {
    if (form) await look(form.path, form.besides)
    await send(own)
    return { kind: 'booking' }
  }

  async function send(own: Own) {
    const { address, data } = benchBooking(secret)
    const { consent, contactNumber, email, formToken, idempotencyKey, message, name } = data
    const contact = { consent, contactNumber, email, formToken, idempotencyKey, message, name }
    const url = `${site}/api/bookings`
    const headers = { 'x-forwarded-for': address }
    const sent = 'kind' in own ? { ...contact, ...own } : { ...data, ...own }
    const reply = await ask({ data: sent, headers, method: 'POST', url })
    expectStatus(reply, 201, url)
    const { doc } = JSON.parse(reply.body.toString()) as { doc: { id: string } }
    taken.push({ at: performance.now(), id: doc.id, key: idempotencyKey })
  }
}

/** Who had the page, which are different works. */
function keptBy(headers: IncomingHttpHeaders): string {
  if (/^(?:HIT|UPDATING)$/.test(String(headers['x-cache']))) return 'cached by nginx'
  const kept = { HIT: 'cached by the site', STALE: 'stale' }
  return kept[headers['x-nextjs-cache'] as keyof typeof kept] ?? 'rendered'
}

export function expectStatus({ body, status }: Reply, wanted: number, url: string) {
  if (status === wanted) return
  throw new Error(`${url} answers ${status}: ${body.subarray(0, 200).toString()}`)
}

/** Every page of the sitemap, with what it shows. */
async function allPages(front: string): Promise<Page[]> {
  const { body } = await ask({ url: `${front}/sitemap.xml` })
  const found = [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  if (found.length < 10) throw new Error('The sitemap names hardly any page.')
  const pages: Page[] = []
  for (const one of found) {
    const path = new URL(one).pathname
    const reply = await ask({ url: front + path })
    expectStatus(reply, 200, path)
    pages.push({ besides: shownBesides(reply.body.toString()), path })
  }
  return pages
}

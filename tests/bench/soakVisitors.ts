import { ask, type Reply } from './ask'
import { benchBooking } from './benchBooking'
import { inTheirShares } from './inTheirShares'

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

const days = (index: number) => `2099-0${(index % 9) + 1}-${10 + (index % 18)}`

/** Many people who look around and some who send a request; `taken` has all that was acknowledged. */
export async function soakVisitors({ front, secret, site }: Places) {
  const pages = await allPages(front)
  const pictures = await allPictures(pages)
  const taken: Taken[] = []
  const next = inTheirShares([
    { name: 'page', share: 2500 },
    { name: 'picture', share: 1497 },
    { name: 'booking', share: 2 },
    { name: 'contact', share: 1 },
  ])
  const acts = { booking: () => send('booking'), contact: () => send('contact'), page, picture }
  let turn = 0
  return { act: () => acts[next()](), pages: pages.length, pictures: pictures.length, taken }

  async function page() {
    turn += 1
    const url = pages[turn % pages.length] ?? front
    const reply = await ask({ headers: { 'accept-encoding': 'gzip' }, url })
    expectStatus(reply, 200, url)
    if (!String(reply.headers['content-type']).startsWith('text/html')) throw new Error(`${url}?`)
    return `page ${madeBy(reply)}`
  }

  async function picture() {
    turn += 1
    const url = pictures[turn % pictures.length] ?? front
    const reply = await ask({ url })
    expectStatus(reply, 200, url)
    return 'picture'
  }

  async function send(kind: 'booking' | 'contact') {
    const { address, data } = benchBooking(secret)
    const { consent, contactNumber, email, formToken, idempotencyKey, message, name } = data
    const contact = { consent, contactNumber, email, formToken, idempotencyKey, message, name }
    const url = `${site}/api/bookings`
    const sent = kind === 'booking' ? { ...data, date: days(taken.length) } : { ...contact, kind }
    const headers = { 'x-forwarded-for': address }
    const reply = await ask({ data: sent, headers, method: 'POST', url })
    expectStatus(reply, 201, url)
    const { doc } = JSON.parse(reply.body.toString()) as { doc: { id: string } }
    taken.push({ at: performance.now(), id: doc.id, key: idempotencyKey })
    return kind
  }
}

/** What had to be done for it: these are different works, so each has a line of its own. */
function madeBy({ headers }: Reply): string {
  if (headers['x-cache'] === 'HIT') return 'that nginx had'
  const state = headers['x-nextjs-cache']
  if (!state) return 'made for each visitor'
  return state === 'HIT' ? 'that the site had' : 'made anew'
}

export function expectStatus({ body, status }: Reply, wanted: number, url: string) {
  if (status === wanted) return
  throw new Error(`${url} answers ${status}: ${body.subarray(0, 200).toString()}`)
}

async function allPages(front: string) {
  const { body } = await ask({ url: `${front}/sitemap.xml` })
  const found = [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  if (found.length < 10) throw new Error('The sitemap names hardly any page.')
  return found.map((url) => front + new URL(url).pathname)
}

async function allPictures(pages: string[]) {
  const found = new Set<string>()
  for (const url of pages) {
    const reply = await ask({ url })
    expectStatus(reply, 200, url)
    const text = reply.body.toString().replaceAll('&amp;', '&')
    for (const [path] of text.matchAll(/\/api\/media\/file\/[^\s"'\\<>,)]+/g)) {
      found.add(new URL(path, url).href)
    }
  }
  return [...found]
}

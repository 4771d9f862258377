import type { ServedForTests } from '../../harness/site/serveForTests'
import { ask } from '../load/ask'
import { signIn } from '../load/signIn'
import type { Done } from './soakRecord'
import { expectStatus, type Taken } from './soakVisitors'

interface Staff {
  front: string
  site: ServedForTests
  taken: Taken[]
}

/** So old that its mails are out, and nobody else writes it. */
const SETTLED_MS = 10_000
const password = 'four words for staff'

/** One administrator at the desk and one editor: what each does, and how many seconds apart. */
export async function soakStaff({ front, site, taken }: Staff) {
  const admin = await signIn(site)
  const editor = await makeEditor()
  const found = await ask({ headers: admin.asProgram, url: `${front}/api/faqs?limit=1&depth=0` })
  const { docs } = JSON.parse(found.body.toString()) as { docs: { id: string; question: string }[] }
  const [faq] = docs
  let [acts, edits, moved] = [0, 0, 0]
  const atTheDesk = [desk, open, move]
  return [
    // One person does one thing after the other.
    { act: () => (atTheDesk[acts++ % atTheDesk.length] ?? desk)(), every: 60 },
    { act: edit, every: 300 },
  ]

  async function desk(): Promise<Done> {
    const url = `${front}/admin`
    const reply = await ask({ headers: admin.asBrowser, url })
    expectStatus(reply, 200, url)
    if (!reply.body.includes('bookings__row')) throw new Error(`${url} shows no list`)
    return { kind: 'dashboard opened' }
  }

  async function open(): Promise<Done> {
    const id = settled().at(-1)?.id ?? ''
    const url = `${front}/admin?open=${id}`
    const reply = await ask({ headers: admin.asBrowser, url })
    expectStatus(reply, 200, url)
    if (!reply.body.includes(id)) throw new Error(`${url} does not show the request`)
    return { kind: 'booking opened' }
  }

  async function move(): Promise<Done> {
    const url = `${front}/api/bookings/${settled()[moved]?.id}?depth=0`
    moved += 1
    const read = await ask({ headers: admin.asBrowser, url })
    expectStatus(read, 200, url)
    const { revision } = JSON.parse(read.body.toString()) as { revision: number }
    const data = { revision, status: 'contacted' }
    const reply = await ask({ data, headers: admin.asBrowser, method: 'PATCH', url })
    expectStatus(reply, 200, url)
    return { kind: 'status changed' }
  }

  async function edit(): Promise<Done> {
    edits += 1
    const url = `${front}/api/faqs/${faq?.id}?depth=0`
    const data = { _status: 'published', question: `${faq?.question} (${edits})` }
    const reply = await ask({ data, headers: editor.asBrowser, method: 'PATCH', url })
    expectStatus(reply, 200, url)
    return { kind: 'content published' }
  }

  function settled() {
    const now = performance.now()
    return taken.filter(({ at }) => now - at > SETTLED_MS)
  }

  async function makeEditor() {
    const url = `${site.url}/api/users`
    const data = { email: 'soak@example.com', name: 'Soak', password, role: 'staff' }
    expectStatus(await ask({ data, headers: admin.asProgram, method: 'POST', url }), 201, url)
    return signIn({ adminEmail: data.email, adminPassword: password, url: site.url })
  }
}

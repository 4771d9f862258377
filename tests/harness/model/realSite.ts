import { setTimeout as delay } from 'node:timers/promises'
import { EMAIL_LEASE_MS } from '@/booking/rules/emailDelivery'
import { databaseClient } from '@/databaseClient'
import type { FaultStage } from '../faults/faultTest'
import { untilReady } from '../launch/watchHealth'
import { messageIdOf } from '../mail/messageIdOf'
import { type Asked, askAs } from '../nginx/askAs'
import { sessionToken } from '../requests/sessionToken'
import { withKeys } from '../requests/storedKeys'
import type { StoredBooking } from '../site/serverTest'

/** What happens while a request is under way, and after how many milliseconds. */
export interface Fault {
  after: number
  kind: 'kill' | 'none' | 'pause'
  /** Which of the two instances is killed. */
  instance: number
}

const PAUSE_MS = 1500

/** Longer than it takes to send an e-mail to a mail server that answers. */
const LONG_AGO_MS = 20_000

interface Account {
  email: string
  id: string
  password: string
}

type Booking = StoredBooking & { deletedAt?: Date | null; email?: string; revision?: number }

interface StoredAccount {
  email: string
  role: string
}

interface StoredPlan {
  _status: string
  title: Record<string, string>
}

interface Sent {
  headers?: Record<string, string>
  json: object
  method?: string
  path: string
  via: number
}

export type RealSite = Awaited<ReturnType<typeof openRealSite>>

/** The two instances with what the model's commands do to them. */
export async function openRealSite({ line, mail, mend, site }: FaultStage) {
  const client = databaseClient(site.databaseUri)
  const db = client.db()
  const bookings = db.collection<Booking>('Booking')
  const users = db.collection<StoredAccount>('User')
  const plans = db.collection<StoredPlan>('PricingPlan')
  const urls = site.instances.map(({ url }) => url)
  const state = { kills: 0 }
  const plan = await plans.findOne({ _status: 'published' })
  if (!plan) throw new Error('The seed has no plan')
  const planId = String(plan._id)
  const first = { email: site.adminEmail, id: '', password: site.adminPassword }
  const accounts: Account[] = []
  for (const one of [first, ...['one', 'two'].map(newAccount)]) accounts.push(await withId(one))
  const passwords = accounts.map(({ password }) => password)
  const emails = accounts.map(({ email }) => email)
  const accountsAtFirst = await users.find({ email: { $in: emails } }).toArray()

  return {
    accounts,
    bookings,
    kills: () => state.kills,
    mend,
    planId,
    urls,
    authorization,
    /** The tests that follow sign in as the same administrator. */
    async close() {
      await restoreAccounts()
      await client.close()
    },
    during,
    emailCopies,
    emailsUnsent,
    pageShows,
    restoreAccounts,
    roles,
    send,
    signsIn,
    storedBooking,
    storedTitle: async () => (await plans.findOne({ _id: plan._id }))?.title.en ?? '',
  }

  function newAccount(name: string): Account {
    return { email: `model-${name}@example.com`, id: '', password: 'correct-horse-battery' }
  }

  async function withId(account: Account): Promise<Account> {
    const { email, password } = account
    if (!(await users.findOne({ email }))) {
      const json = { email, name: email, password, role: 'admin' }
      const made = await send({
        headers: await authorization(first, 0),
        json,
        path: '/api/users',
        via: 0,
      })
      if (made?.status !== 201) {
        throw new Error(`${email} was not created: ${made?.status} ${made?.body}`)
      }
    }
    return { ...account, id: String((await users.findOne({ email }))?._id) }
  }

  async function restoreAccounts() {
    accounts.forEach((account, index) => Object.assign(account, { password: passwords[index] }))
    for (const account of accountsAtFirst) {
      await users.replaceOne({ _id: account._id }, account, { upsert: true })
    }
  }

  /** Undefined when the site did not say what came of it. */
  async function send({ headers, json, method = 'POST', path, via }: Sent) {
    const url = `${urls[via]}${path}`
    const answer: Asked | undefined = await askAs({ headers, json, method, url }).catch(
      () => undefined,
    )
    return answer && answer.status < 500 ? answer : undefined
  }

  /** Undefined when the site did not say. */
  async function signsIn({ email, password }: Account, via: number) {
    const answer = await send({ json: { email, password }, path: '/api/users/login', via })
    return answer && answer.status === 200
  }

  async function storedBooking({ reference }: Pick<Booking, 'reference'>) {
    const stored = await bookings.findOne({ reference })
    if (!stored) return null
    const { deletedAt, revision = 0, status } = stored
    return { isTrashed: Boolean(deletedAt), revision, status }
  }

  async function authorization({ email, password }: Account, via: number) {
    const answer = await send({ json: { email, password }, path: '/api/users/login', via })
    const token = sessionToken(answer?.headers['set-cookie'])
    if (!token) throw new Error(`${email} was not signed in: ${answer?.status} ${answer?.body}`)
    return { authorization: `JWT ${token}` }
  }

  /** Does it while the fault happens, and waits until the site is whole. */
  async function during<Result>({ after, instance, kind }: Fault, act: () => Promise<Result>) {
    const acting = act()
    if (kind === 'none') return acting
    await delay(after)
    if (kind === 'pause') {
      line.pause()
      await Promise.race([acting, delay(PAUSE_MS)])
      line.resume()
    } else {
      state.kills += 1
      const killed = site.instances[instance]
      await killed?.kill()
      await killed?.start()
    }
    await Promise.all(urls.map(untilReady))
    return acting
  }

  /** Whether both instances show one of those words within that time. */
  async function pageShows(words: string[], ms: number): Promise<boolean> {
    const until = Date.now() + ms
    const shown = urls.map(async (url) => {
      for (;;) {
        const began = Date.now()
        const { body } = await askAs({ url: `${url}/` })
        if (words.some((word) => body.includes(word))) return true
        if (began > until) return false
      }
    })
    return (await Promise.all(shown)).every(Boolean)
  }

  async function roles(): Promise<Map<string, string>> {
    const stored = await users.find({ email: { $in: emails } }).toArray()
    return new Map(stored.map(({ email, role }) => [email, role]))
  }

  async function storedEmails(keys: string[]) {
    const stored = await bookings.find(withKeys(keys)).toArray()
    return stored.flatMap(({ _id, emails }) =>
      emails.map(({ id, state }) => ({ messageId: `${id}.${String(_id)}@`, state })),
    )
  }

  /**
   * Those that are not sent, or not received. Waits for no next attempt, nor for the lease of a process that was
   * killed; an e-mail that is being sent is left alone.
   */
  async function emailsUnsent(keys: string[]): Promise<string[]> {
    const claimedLongAgo = new Date(Date.now() + EMAIL_LEASE_MS - LONG_AGO_MS)
    const isHeld = { 'held.nextAttempt': { $gt: new Date(), $lt: claimedLongAgo } }
    const isWaiting = { 'waiting.nextAttempt': { $gt: new Date() }, 'waiting.state': 'queued' }
    await bookings.updateMany(
      withKeys(keys),
      { $set: { nextEmailAt: new Date(), 'emails.$[waiting].nextAttempt': new Date() } },
      { arrayFilters: [isWaiting] },
    )
    await bookings.updateMany(
      withKeys(keys),
      { $set: { nextEmailAt: new Date(), 'emails.$[held].nextAttempt': new Date() } },
      { arrayFilters: [{ ...isHeld, 'held.state': 'sending' }] },
    )
    const ids = mail.received().map(messageIdOf)
    return (await storedEmails(keys))
      .filter((one) => one.state !== 'sent' || !ids.some((id) => id.startsWith(one.messageId)))
      .map(({ messageId }) => messageId)
  }

  async function emailCopies(keys: string[]): Promise<number> {
    const wanted = (await storedEmails(keys)).map(({ messageId }) => messageId)
    const ids = mail.received().map(messageIdOf)
    const ours = ids.filter((id) => wanted.some((one) => id.startsWith(one)))
    return ours.length - new Set(ours).size
  }
}

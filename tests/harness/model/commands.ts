import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'playwright/test'
import { statusTable } from '@/booking/rules/status'
import { somePhone } from '../requests/sendBooking'
import { sentKey, withKeys } from '../requests/storedKeys'
import type { Fault, RealSite } from './realSite'

interface ModelBooking {
  draft: { contactNumber: string; email: string; idempotencyKey: string }
  id: string
  isTrashed: boolean
  reference: string
  revision: number
  status: string
}

/** What the site has acknowledged, and so has to keep. */
interface Model {
  admins: Set<string>
  bookings: ModelBooking[]
  /** The references of those whose personal data were erased. */
  erased: string[]
  /** How soon the page has to show it: longer where a process died, or the database was away. */
  freshMs: number
  /** The titles that the plan may have: several when the site did not say what came of a change. */
  titles: string[]
}

const A_SECOND = 1000
const AFTER_A_FAULT = 15_000

export const newModel = (real: RealSite, title: string): Model => ({
  admins: new Set(real.accounts.map(({ email }) => email)),
  bookings: [],
  erased: [],
  freshMs: A_SECOND,
  titles: [title],
})

type Command = fc.AsyncCommand<Model, RealSite>

interface Act {
  check?(model: Model): boolean
  name: string
  run(model: Model, real: RealSite): Promise<void>
}

const command = ({ check = () => true, name, run }: Act): Command => ({
  check,
  run,
  toString: () => name,
})

const parse = (body: string) => JSON.parse(body) as { doc: ModelBooking }

const fault: fc.Arbitrary<Fault> = fc.record({
  after: fc.integer({ min: 0, max: 150 }),
  instance: fc.nat(1),
  kind: fc.oneof(
    { arbitrary: fc.constant('none' as const), weight: 8 },
    { arbitrary: fc.constant('pause' as const), weight: 1 },
    { arbitrary: fc.constant('kill' as const), weight: 1 },
  ),
})

const told = ({ after, instance, kind }: Fault) =>
  kind === 'none' ? '' : `, ${kind}${kind === 'kill' ? ` ${instance}` : ''} after ${after} ms`

const via = fc.nat(1)
const choice = fc.nat(1000)

const pick = <One>(all: readonly One[], index: number) => all[index % all.length] as One

/** A visitor sends until it is acknowledged, as the form does. */
async function untilAcknowledged(real: RealSite, draft: ModelBooking['draft'], path: number) {
  let answer
  await expect
    .poll(
      async () =>
        (answer = await real.send({ json: draft, path: '/api/bookings', via: path }))?.status,
      { timeout: 60_000 },
    )
    .toBeLessThan(300)
  return parse((answer as unknown as { body: string }).body).doc
}

const book = fc.tuple(via, fault).map(([path, wrong]) =>
  command({
    name: `book via ${path}${told(wrong)}`,
    async run(model, real) {
      const draft = {
        contactNumber: somePhone(),
        email: `${randomUUID()}@example.com`,
        idempotencyKey: randomUUID(),
      }
      const { id, reference } = await real.during(wrong, () => untilAcknowledged(real, draft, path))
      const fresh = { isTrashed: false, revision: 0, status: 'new' }
      model.bookings.push({ draft, id, reference, ...fresh })
    },
  }),
)

const sendAgain = fc.tuple(via, choice, fault).map(([path, index, wrong]) =>
  command({
    name: `send booking ${index} again via ${path}${told(wrong)}`,
    check: ({ bookings }) => bookings.length > 0,
    async run({ bookings }, real) {
      const { draft, reference } = pick(bookings, index)
      const doc = await real.during(wrong, () => untilAcknowledged(real, draft, path))
      expect(doc.reference).toBe(reference)
    },
  }),
)

const kept = ({ bookings }: Model) => bookings.filter(({ isTrashed }) => !isTrashed)

/** The statuses that an administrator may choose without a reason. */
const movesFrom = (status: string) =>
  (statusTable[status as keyof typeof statusTable].moves as readonly string[]).filter(
    (to) => to !== 'lost',
  )

const move = fc.tuple(choice, choice, choice, fault).map(([index, one, other, wrong]) =>
  command({
    name: `move booking ${index} through both at once${told(wrong)}`,
    check: (model) => kept(model).length > 0,
    async run(model, real) {
      const booking = pick(kept(model), index)
      const { id, revision } = booking
      const moves = [one, other].map((wanted) => pick(movesFrom(booking.status), wanted))
      const headers = await adminHeaders(real)
      const answers = await real.during(wrong, () =>
        Promise.all(
          moves.map((status, path) => {
            const json = { revision, status }
            return real.send({
              headers,
              json,
              method: 'PATCH',
              path: `/api/bookings/${id}`,
              via: path,
            })
          }),
        ),
      )
      const stored = await real.storedBooking(booking)
      const done = answers.filter((answer) => answer?.status === 200)
      expect(done.length).toBeLessThan(2)
      for (const { body } of done.filter((answer) => answer !== undefined)) {
        expect(parse(body).doc.revision).toBe(revision + 1)
        expect(stored?.status).toBe(parse(body).doc.status)
      }
      const isMoved = (stored?.revision ?? 0) !== revision
      if (answers.every((answer) => answer !== undefined)) expect(done.length).toBe(1)
      if (isMoved) expect(moves).toContain(stored?.status)
      else expect([stored?.status, done.length]).toEqual([booking.status, 0])
      expect(stored?.revision ?? 0).toBe(revision + Number(isMoved))
      Object.assign(booking, { revision: stored?.revision ?? 0, status: stored?.status })
    },
  }),
)

const trash = fc.tuple(choice, via, fault).map(([index, path, wrong]) =>
  command({
    name: `move booking ${index} to the trash or back via ${path}${told(wrong)}`,
    check: ({ bookings }) => bookings.length > 0,
    async run({ bookings }, real) {
      const booking = pick(bookings, index)
      const { id, isTrashed, revision, status } = booking
      const json = { deletedAt: isTrashed ? null : new Date().toISOString(), revision }
      const headers = await adminHeaders(real)
      const answer = await real.during(wrong, () =>
        real.send({
          headers,
          json,
          method: 'PATCH',
          path: `/api/bookings/${id}?trash=true`,
          via: path,
        }),
      )
      const stored = await real.storedBooking(booking)
      const isMoved = stored?.revision !== revision
      if (answer) expect([answer.status, isMoved]).toEqual([200, true])
      const after = { isTrashed: isTrashed !== isMoved, revision: revision + Number(isMoved) }
      expect(stored).toEqual({ ...after, status })
      Object.assign(booking, after)
    },
  }),
)

const merge = fc.tuple(choice, choice, via, fault).map(([index, step, path, wrong]) =>
  command({
    name: `merge booking ${index + 1 + step} into ${index} via ${path}${told(wrong)}`,
    check: (model) => kept(model).length > 1,
    async run(model, real) {
      const into = pick(kept(model), index)
      const other = pick(
        kept(model).filter((one) => one !== into),
        step,
      )
      const headers = await adminHeaders(real)
      const json = { other: other.id }
      const answer = await real.during(wrong, () =>
        real.send({ headers, json, path: `/api/bookings/${into.id}/merge`, via: path }),
      )
      const before = [into, other].map(({ revision, status }) => ({ revision, status }))
      for (const booking of [into, other]) {
        Object.assign(booking, await real.storedBooking(booking))
      }
      const [steps = 0, otherSteps = 0] = [into, other].map(
        ({ revision }, one) => revision - (before[one]?.revision ?? 0),
      )
      expect([into.status, other.status]).toEqual(before.map(({ status }) => status))
      expect([into.isTrashed, other.isTrashed]).toEqual([false, otherSteps === 1])
      if (answer) expect([answer.status, steps, otherSteps]).toEqual([200, 1, 1])
      // Half a merge, or one that was taken back, leaves both bookings.
      else expect([steps <= 2, otherSteps <= Math.min(steps, 1)]).toEqual([true, true])
    },
  }),
)

const erase = fc.tuple(choice, via, fault).map(([index, path, wrong]) =>
  command({
    name: `erase who sent booking ${index} via ${path}${told(wrong)}`,
    check: ({ bookings }) => bookings.length > 0,
    async run(model, real) {
      const booking = pick(model.bookings, index)
      const headers = await adminHeaders(real)
      const json = { person: booking.draft.contactNumber }
      const send = () => real.send({ headers, json, path: '/api/privacy/erase', via: path })
      await real.during(wrong, () =>
        expect.poll(async () => (await send())?.status, { timeout: 60_000 }).toBe(200),
      )
      model.bookings = model.bookings.filter((one) => one !== booking)
      model.erased.push(booking.reference)
    },
  }),
)

async function adminHeaders(real: RealSite) {
  const roles = await real.roles()
  const admin = real.accounts.find(({ email }) => roles.get(email) === 'admin')
  if (!admin) throw new Error('No administrator is left')
  return real.authorization(admin, 0)
}

const publish = fc.tuple(via, fault).map(([path, wrong]) =>
  command({
    name: `publish via ${path} while the pages are rendered${told(wrong)}`,
    async run(model, real) {
      const title = `Plan ${randomUUID()}`
      const headers = await adminHeaders(real)
      const answer = await real.during(wrong, () => {
        const json = { title }
        const saving = real.send({
          headers,
          json,
          method: 'PATCH',
          path: `/api/pricing-plans/${real.planId}`,
          via: path,
        })
        // Not awaited: the next command may come while they are rendered.
        for (const url of real.urls) void fetch(url).catch(() => undefined)
        return saving
      })
      // Half a save of a process that died is in the way of the next one for half a minute.
      const isRefused = answer?.status === 409 && real.kills() > 0
      if (answer && !isRefused) expect(answer.status).toBe(200)
      if (!isRefused) model.titles = answer ? [title] : [...model.titles, title]
      if (wrong.kind !== 'none') model.freshMs = AFTER_A_FAULT
    },
  }),
)

async function look(model: Model, real: RealSite) {
  const title = await real.storedTitle()
  expect(model.titles).toContain(title)
  const isShown = await real.pageShows([title], model.freshMs)
  expect(isShown, `The pages do not show "${title}" within ${model.freshMs} ms`).toBe(true)
  Object.assign(model, { freshMs: A_SECOND, titles: [title] })
}

const lookAtPages = fc.constant(command({ name: 'look at the pages', run: look }))

const demote = fc.tuple(choice, fault).map(([first, wrong]) =>
  command({
    name: `two administrators demote each other, ${first % 3} and ${(first + 1) % 3}${told(wrong)}`,
    async run(model, real) {
      const pair = [0, 1].map((step) => pick(real.accounts, first + step))
      const authorizations = await Promise.all(
        pair.map((one, path) => real.authorization(one, path)),
      )
      const answers = await real.during(wrong, () =>
        Promise.all(
          authorizations.map((headers, path) => {
            const target = pick(pair, path + 1)
            const json = { role: 'staff' }
            return real.send({
              headers,
              json,
              method: 'PATCH',
              path: `/api/users/${target.id}`,
              via: path,
            })
          }),
        ),
      )
      const roles = await real.roles()
      for (const [index, answer] of answers.entries()) {
        const { email } = pick(pair, index + 1)
        if (answer?.status === 200) expect(roles.get(email)).toBe('staff')
        else if (answer) expect(roles.get(email)).toBe(model.admins.has(email) ? 'admin' : 'staff')
      }
      const admins = [...roles].filter(([, role]) => role === 'admin').map(([email]) => email)
      expect(admins.length, 'administrators that are left').toBeGreaterThan(0)
      model.admins = new Set(admins)
    },
  }),
)

const promote = fc.tuple(choice, fault).map(([index, wrong]) =>
  command({
    name: `make account ${index % 3} an administrator${told(wrong)}`,
    async run(model, real) {
      const { email, id } = pick(real.accounts, index)
      const headers = await adminHeaders(real)
      const json = { role: 'admin' }
      const path = `/api/users/${id}`
      const answer = await real.during(wrong, () =>
        real.send({ headers, json, method: 'PATCH', path, via: 0 }),
      )
      const isAdmin = (await real.roles()).get(email) === 'admin'
      if (answer) expect([answer.status, isAdmin]).toEqual([200, true])
      if (isAdmin) model.admins.add(email)
    },
  }),
)

const setPassword = fc.tuple(choice, fault).map(([index, wrong]) =>
  command({
    name: `set the password of account ${index % 3} while it signs in${told(wrong)}`,
    async run(_, real) {
      const account = pick(real.accounts, index)
      const { id, password: old } = account
      const password = `lanterns and ${randomUUID()}`
      const headers = await adminHeaders(real)
      const json = { currentPassword: old, password }
      const path = `/api/users/${id}`
      const answer = await real.during(wrong, async () => {
        const setting = real.send({ headers, json, method: 'PATCH', path, via: 0 })
        await real.signsIn(account, 1)
        return setting
      })
      if (answer) expect([200, 409]).toContain(answer.status)
      const isSet = answer ? answer.status === 200 : await real.signsIn({ ...account, password }, 0)
      if (isSet) account.password = password
      expect(await real.signsIn({ ...account, password: isSet ? old : password }, 1)).toBe(false)
      expect(await real.signsIn(account, 0)).toBe(true)
    },
  }),
)

const everyCommand = [
  ...[book, book, sendAgain, move, trash, merge, erase],
  ...[publish, publish, lookAtPages],
  ...[demote, promote, setPassword],
]

export const siteCommands = (maxCommands: number) =>
  fc.commands(everyCommand, { maxCommands, size: 'max' })

/** What has to be so at the end of a run, whatever happened. */
export async function checkAll(model: Model, real: RealSite, killsBefore: number) {
  await look(model, real)
  const keys = model.bookings.map(({ draft }) => draft.idempotencyKey)
  const stored = await real.bookings.find(withKeys(keys)).toArray()
  expect(stored).toHaveLength(keys.length)
  for (const booking of model.bookings) {
    const { isTrashed, reference, revision, status } = booking
    expect(await real.storedBooking(booking)).toEqual({ isTrashed, revision, status })
    const found = stored.find((one) => sentKey(one.idempotencyKey) === booking.draft.idempotencyKey)
    expect(found?.reference).toBe(reference)
  }
  expect(stored.map(({ emails }) => emails.length)).toEqual(stored.map(() => 2))
  const erased = await real.bookings.find({ reference: { $in: model.erased } }).toArray()
  expect(erased).toHaveLength(model.erased.length)
  for (const { contactNumber, email } of erased) expect(contactNumber ?? email).toBeUndefined()
  const sent = kept(model).map(({ draft }) => draft.idempotencyKey)
  await expect.poll(() => real.emailsUnsent(sent), { timeout: 90_000 }).toEqual([])
  expect(await real.emailCopies(keys)).toBeLessThanOrEqual(real.kills() - killsBefore)
}

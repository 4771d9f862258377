import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { countDesk as Count } from '@/booking/changes/countDesk'
import { unsentStates } from '@/booking/rules/emailDelivery'
import { whereOf } from '@/booking/rules/filters'
import { firstView } from '@/booking/rules/view'
import { makeBooking, setMailStage, type MailStage } from './mailStage'

let stage: MailStage
let countDesk: typeof Count

const none = { delayed: 0, failed: 0, noAddress: 0, noServer: 0 }
const email = 'meera@example.com'

beforeAll(async () => {
  stage = await setMailStage()
  ;({ countDesk } = await import('@/booking/changes/countDesk'))
})

afterEach(async () => {
  vi.stubEnv('SMTP_URL', stage.mail.url)
  await stage.clear()
})
afterAll(() => stage.destroy())

const count = async () => (await countDesk(stage.payload, new Date())).unsent

/** Sets what the sender would have written down. */
async function note(id: string, index: number, values: object) {
  const { connection } = stage.payload.db
  const set = Object.entries(values).map(([name, value]) => [`emails.${index}.${name}`, value])
  const _id = new connection.base.Types.ObjectId(id) as never
  await connection.collection('Booking').updateOne({ _id }, { $set: Object.fromEntries(set) })
}

describe('[T3] the mails that did not go out', () => {
  it('should be none while they wait for their first attempt, and once they are sent', async () => {
    const { payload, sendDueEmails } = stage
    await makeBooking(payload, { email })
    expect(await count()).toEqual(none)
    expect(await sendDueEmails({ payload })).toBe(2)
    expect(await count()).toEqual(none)
  })

  it('should be counted one by one where no mail server is set up', async () => {
    vi.stubEnv('SMTP_URL', '')
    await makeBooking(stage.payload, { email })
    await makeBooking(stage.payload)
    expect(await count()).toEqual({ ...none, noServer: 3 })
  })

  it('should be told apart by what keeps them', async () => {
    const { payload, mail, sendDueEmails } = stage
    const { id } = await makeBooking(payload, { email })
    mail.state.manner = 'refuse'
    await sendDueEmails({ payload })
    expect(await count()).toEqual({ ...none, delayed: 2 })
    await note(id, 1, { error: 'refused', nextAttempt: null, state: 'failed' })
    expect(await count()).toEqual({ ...none, delayed: 1, failed: 1 })
    await note(id, 0, { error: 'no address', state: 'queued' })
    expect(await count()).toEqual({ ...none, failed: 1, noAddress: 1 })
  })

  it('should be forgotten with a booking in the trash', async () => {
    const { payload } = stage
    const { id } = await makeBooking(payload)
    await note(id, 0, { state: 'failed' })
    expect(await count()).toEqual({ ...none, failed: 1 })
    await payload.update({
      collection: 'bookings',
      data: { deletedAt: new Date().toISOString() },
      id,
    })
    expect(await count()).toEqual(none)
  })

  it('should be found by an administrator in the view that the badge leads to, and by nobody else', async () => {
    const { payload } = stage
    // Spam tells the business too.
    const failed = await makeBooking(payload, { status: 'spam' })
    const sent = await makeBooking(payload)
    await note(failed.id, 0, { state: 'failed' })
    await note(sent.id, 0, { state: 'sent' })
    const data = { email: 'admin@example.com', password: 'correct-horse-battery' }
    const admin = await payload.create({ collection: 'users', data: { ...data, role: 'admin' } })
    const view = { ...firstView, emails: unsentStates({ ...none, failed: 1 }) }
    const where = whereOf({ now: new Date(), userId: admin.id, view })
    const find = (user?: object) =>
      payload.find({ collection: 'bookings', overrideAccess: false, trash: true, user, where })
    const { docs } = await find({ ...admin, collection: 'users' })
    expect(docs.map(({ id }) => id)).toEqual([failed.id])
    await expect(find()).rejects.toThrow('not allowed')
  })
})

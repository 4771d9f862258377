import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as apiPaths from '@/apiPaths'
import { EMAIL_ATTEMPTS } from '@/booking/rules/emailDelivery'
import { post } from '../../harness/requests/rest'
import { makeBooking, emailsOf, setMailStage, type MailStage } from './mailStage'

let stage: MailStage
const tokens: Record<string, string | null | undefined> = {}

beforeAll(async () => {
  stage = await setMailStage()
  const { payload } = stage
  for (const role of ['admin', 'staff'] as const) {
    const data = { email: `${role}@example.com`, password: 'correct-horse-battery' }
    await payload.create({ collection: 'users', data: { ...data, role } })
    tokens[role] = (await post(payload, '/users/login', data)).token
  }
})

afterEach(() => stage.clear())
afterAll(() => stage.destroy())

const retry = (id: string, who = 'admin') =>
  post(stage.payload, apiPaths.retryEmails(id).replace('/api', ''), {}, tokens[who])

/** Refused as often as is tried, at moments when it is due. */
async function makeFailed() {
  const { mail, payload, sendDueEmails } = stage
  const { id } = await makeBooking(payload)
  mail.state.manner = 'refuse'
  for (let day = 1; day <= EMAIL_ATTEMPTS; day += 1) {
    await sendDueEmails({ now: () => new Date(Date.now() + day * 86_400_000), payload })
  }
  mail.state.manner = 'accept'
  expect(await emailsOf(payload, id)).toMatchObject([{ attempts: 8, state: 'failed' }])
  return id
}

describe('[T3] mails that were given up, once more', () => {
  it('should be sent when an administrator asks, and once however often', async () => {
    const { mail, payload, sendDueEmails } = stage
    const id = await makeFailed()
    const answers = await Promise.all([retry(id), retry(id), retry(id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const requeued = answers.map(({ body }) => (body as unknown as { requeued: number }).requeued)
    expect(requeued.sort()).toEqual([0, 0, 1])
    expect(await emailsOf(payload, id)).toMatchObject([{ attempts: 0, state: 'queued' }])
    expect(await sendDueEmails({ payload })).toBe(1)
    expect((await retry(id)).body).toEqual({ requeued: 0 })
    expect(await sendDueEmails({ payload })).toBe(0)
    expect(mail.received).toHaveLength(1)
    expect(await emailsOf(payload, id)).toMatchObject([{ attempts: 1, state: 'sent' }])
  })

  it('should stay as they are when anybody else asks', async () => {
    const id = await makeFailed()
    expect((await retry(id, 'staff')).status).toBe(403)
    expect((await retry(id, 'nobody')).status).toBe(401)
    expect(await emailsOf(stage.payload, id)).toMatchObject([{ state: 'failed' }])
  })

  it('should not be found where there is no such booking', async () => {
    for (const id of ['0123456789abcdef01234567', 'x', '%7B%22$gt%22:%22%22%7D']) {
      expect((await retry(id)).status).toBe(404)
    }
  })
})

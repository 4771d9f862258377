import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { post } from '../../harness/requests/rest'
import { makeBooking, setMailStage, type MailStage } from './mailStage'

let stage: MailStage

beforeAll(async () => {
  stage = await setMailStage({ smtp: false })
})

afterEach(() => stage.clear())
afterAll(() => stage.destroy())

describe('[Q1] [T3] without a mail server', () => {
  it('should save the booking with its emails, tried by nobody', async () => {
    const { mail, payload, sendDueEmails } = stage
    const { id } = await makeBooking(payload, { email: 'meera@example.com' })
    expect(await sendDueEmails({ payload })).toBe(0)
    expect(mail.state.connections).toBe(0)
    const booking = await payload.findByID({ collection: 'bookings', id })
    expect(booking).toMatchObject({
      emails: [
        { attempts: 0, error: 'no SMTP', kind: 'business', state: 'queued' },
        { attempts: 0, error: 'no SMTP', kind: 'customer', state: 'queued' },
      ],
      emailSummary: 'Business: not sent: no SMTP. Customer: not sent: no SMTP.',
    })
  })

  it('should show the visitor nothing of them, and take none', async () => {
    const { payload } = stage
    const forged = { emails: [{ kind: 'customer', state: 'queued', to: 'victim@example.com' }] }
    const { body } = await post(payload, '/bookings', { ...forged, contactNumber: '9829300001' })
    expect(Object.keys(body.doc)).not.toContain('emails')
    expect(Object.keys(body.doc)).not.toContain('emailSummary')
    const { emails } = await payload.findByID({ collection: 'bookings', id: body.doc.id })
    expect(emails?.map(({ kind }) => kind)).toEqual(['business'])
  })
})

describe('[Q1] after the response', () => {
  it('should have the emails sent by the background job of this process', async () => {
    const after = vi.fn<(task: () => unknown) => void>()
    vi.doMock('next/server', () => ({ after }))
    vi.resetModules()
    const { sendQueuedEmails } = await import('@/booking/emails/queueEmails')
    const { background } = await import('@/server/background.mjs')
    const start = vi.fn()
    background.start.set('emails', start)
    vi.stubEnv('NEXT_RUNTIME', 'nodejs')
    const run = { doc: { id: 'x' }, operation: 'create', req: {} }
    expect(sendQueuedEmails(run as never)).toBe(run.doc)
    expect(start).not.toHaveBeenCalled()
    after.mock.calls[0]?.[0]()
    expect(start).toHaveBeenCalledOnce()
    background.start.clear()
    vi.doUnmock('next/server')
  })
})

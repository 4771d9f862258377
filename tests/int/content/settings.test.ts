import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { post } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage

beforeAll(async () => {
  stage = await setStage()
})

afterAll(() => stage.destroy())

const save = (data: object) =>
  post(stage.payload, '/globals/site-settings', data, stage.attempts.admin.token)

describe('[O4] the settings', () => {
  it.each([
    [{ openingHours: ['10 am to 8 pm'] }, 'openingHours'],
    [{ referencePrefix: 'J1' }, 'referencePrefix'],
    [{ referencePrefix: 'TOOLONG' }, 'referencePrefix'],
    [{ acknowledgement: 'Hello {nmae}' }, 'acknowledgement'],
    [
      { replyTemplates: [{ title: 'Hi', channel: 'both', text: '{venu}' }] },
      'replyTemplates.0.text',
    ],
  ])('should refuse %j at its field', async (data, path) => {
    const { body, status } = await save(data)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(`"path":"${path}"`)
  })

  it('[Q2] should give the references of new requests their letters, within a minute', async () => {
    const setPrefix = async (referencePrefix: string) =>
      expect((await save({ name: 'Utsav', referencePrefix })).status).toBe(200)
    const book = async () => {
      const data = { contactNumber: '9829012345', kind: 'booking', status: 'new' } as const
      return (await stage.payload.create({ collection: 'bookings', data })).reference
    }
    await setPrefix(' rk ')
    expect(await book()).toMatch(/^RK-\w{4}-\w{2}$/)
    await setPrefix('ms')
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
    expect(await book()).toMatch(/^MS-/)
  })

  it('[S2] should let a service have categories of its kind only', async () => {
    const { token } = stage.attempts.staff
    const data = { title: 'Mixed', category: 'snacks', image: stage.image, kind: 'event', order: 1 }
    const { body, status } = await post(stage.payload, '/services', data, token)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('"path":"category"')
  })
})

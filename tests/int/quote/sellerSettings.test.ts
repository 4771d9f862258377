import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newQuoteDraft } from '@/quote/rules/newQuoteDraft'
import { seller as inHindi } from '../../../seed/content/hi/seller'
import { seller } from '../../../seed/content/seller'
import { request } from '../../harness/requests/rest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage

beforeAll(async () => {
  stage = await setStage()
})

beforeEach(async () => {
  const { connection } = stage.payload.db
  await connection.collection('globals').deleteMany({})
})

afterAll(() => stage.destroy())

const save = async (data: object, as: 'admin' | 'sales' = 'admin', locale = 'en') =>
  (await request({
    data,
    method: 'POST',
    path: `/globals/seller-settings?locale=${locale}`,
    payload: stage.payload,
    token: stage.attempts[as].token,
  })) as unknown as {
    body: { errors?: { data: { errors: { message: string; path: string }[] } }[] }
    status: number
  }

const readSeller = async (locale: 'en' | 'hi') =>
  (await import('@/quote/readSeller')).readSeller(stage.payload, locale)

describe('[J4] the settings of the seller', () => {
  const row = { name: 'Catering', sac: '996334', rate: 5, placeRule: 'wherePerformed' }
  const part = { title: 'Advance', percent: 25, due: 'onAcceptance' }

  it.each([
    ['vpa', { vpa: 'utsav' }],
    ['vpa', { vpa: 'utsav bank@' }],
    ['bank.ifsc', { bank: { holder: 'Utsav', number: '123456789', ifsc: 'SBIN1234' } }],
    ['bank.number', { bank: { holder: 'Utsav', number: '12345', ifsc: 'SBIN0001234' } }],
    ['bank.number', { bank: { holder: 'Utsav', ifsc: 'SBIN0001234' } }],
    ['taxClasses.0.sac', { taxClasses: [{ ...row, sac: '123456' }] }],
    ['taxClasses.0.sac', { taxClasses: [{ ...row, sac: '99633' }] }],
    ['taxClasses.0.rate', { taxClasses: [{ ...row, rate: 118 }] }],
    ['taxClasses.0.rate', { taxClasses: [{ ...row, rate: 2.555 }] }],
    ['schedule', { schedule: [part, { ...part, percent: 74.99 }] }],
    ['schedule.0.percent', { schedule: [{ ...part, percent: -1 }] }],
    ['schedule.0.days', { schedule: [{ ...part, percent: 100, due: 'daysBefore', days: 1.5 }] }],
    ['daysOfValidity', { daysOfValidity: -1 }],
    ['series.receipt', { series: { quote: 'QT', receipt: 'QT', refund: 'RF' } }],
    ['series.quote', { series: { quote: 'QUOTE', receipt: 'RV', refund: 'RF' } }],
    ['state', { state: '99' }],
    ['mode', { mode: 'free' }],
  ])('should be refused at the field: %s', async (path, data) => {
    const { body, status } = await save(data)
    expect(status).toBe(400)
    const errors = body.errors?.[0]?.data.errors ?? []
    expect(errors.map((error) => error.path)).toContain(path)
    expect(errors.every(({ message }) => message.length > 10)).toBe(true)
  })

  it('should take what is right, however it is spaced, and from those alone who edit settings', async () => {
    const bank = { holder: ' Utsav ', number: '1234 5678 9', ifsc: 'sbin 0001234' }
    const schedule = [part, { ...part, percent: 74.99 }, { ...part, percent: 0.01 }]
    const data = { bank, schedule, taxClasses: [{ ...row, sac: '99 63 34' }], vpa: ' a@b ' }
    expect((await save(data, 'sales')).status).toBe(403)
    expect((await save({ ...data, vpa: 'utsav.1@bank' })).status).toBe(200)
    const { schedule: parts, seller: stored, taxClasses } = await readSeller('en')
    expect(stored).toMatchObject({
      bank: { holder: 'Utsav', ifsc: 'SBIN0001234', number: '123456789' },
      vpa: 'utsav.1@bank',
    })
    expect(parts.map(({ percent }) => percent)).toEqual([2500, 7499, 1])
    expect(taxClasses).toMatchObject([{ rate: 500, sac: '996334' }])
  })

  it('should be of the state that the GSTIN names', async () => {
    await stage.payload.updateGlobal({
      slug: 'site-settings',
      data: { name: 'Utsav', gstin: '27ABCDE1234F1Z0' },
    })
    const { body } = await save({ state: '08' })
    expect(body.errors?.[0]?.data.errors[0]?.message).toContain('Maharashtra')
    expect((await save({ state: '27' })).status).toBe(200)
    expect((await readSeller('en')).seller).toMatchObject({ gstin: '27ABCDE1234F1Z0', state: '27' })
  })

  it('should be enough for a draft when nothing was ever filled in', async () => {
    const settings = await readSeller('en')
    expect(settings).toEqual({
      daysOfValidity: 15,
      schedule: [],
      seller: { mode: 'unregistered', name: '', state: '08' },
      series: { quote: 'QT', receipt: 'RV', refund: 'RF' },
      taxClasses: [],
    })
    expect(newQuoteDraft({ booking: {}, seller: settings, today: '2026-11-25' })).toEqual({
      buyer: { name: '', state: '08' },
      language: 'en',
      lines: [],
      schedule: [],
      validUntil: '2026-12-10',
    })
  })

  it('should be read in the language of the quote, and in English where that is missing', async () => {
    await save(seller)
    expect((await readSeller('hi')).schedule[0]?.title).toBe(seller.schedule?.[0]?.title)
    const { body } = await request({
      method: 'GET',
      path: '/globals/seller-settings?locale=hi',
      payload: stage.payload,
      token: stage.attempts.admin.token,
    })
    const { schedule } = body as unknown as { schedule: object[] }
    const inBoth = schedule.map((one, index) => ({ ...one, ...inHindi.schedule[index] }))
    expect((await save({ schedule: inBoth }, 'admin', 'hi')).status).toBe(200)
    const settings = await readSeller('hi')
    expect(settings.schedule[0]?.title).toBe(inHindi.schedule[0]?.title)
    expect(settings.terms).toBe(seller.terms)
  })
})

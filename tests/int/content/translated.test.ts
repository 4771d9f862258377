import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withFallback } from '@/i18n/fallback'
import { langOf } from '@/i18n/untranslated'
import { richText } from '../../../seed/richText'
import { post, request } from '../../harness/rest'
import { setStage, type Stage } from '../access/stage'

let stage: Stage
let payload: Payload

beforeAll(async () => {
  stage = await setStage()
  payload = stage.payload
})

afterAll(() => stage.destroy())

const service = () => ({
  _status: 'published' as const,
  category: 'weddings' as const,
  description: 'A mandap under the stars.',
  image: stage.image,
  includes: ['Stage', 'Lamps'],
  kind: 'event' as const,
  order: 1,
  title: 'Royal Setup',
})

describe('[I3] content in two languages', () => {
  it('should fall back field by field on pages, and mark what is English', async () => {
    const { id } = await payload.create({ collection: 'services', data: service() })
    const hindi = { collection: 'services', id, locale: 'hi' } as const
    await payload.update({ ...hindi, data: { title: 'रॉयल सेटअप' } })

    const own = await payload.findByID({ ...hindi, depth: 0 })
    expect([own.title, own.description ?? null]).toEqual(['रॉयल सेटअप', null])

    const shown = await withFallback(payload).findByID({ ...hindi, depth: 1 })
    expect(shown).toMatchObject({
      title: 'रॉयल सेटअप',
      description: 'A mandap under the stars.',
      includes: ['Stage', 'Lamps'],
    })
    expect([langOf(shown, 'title'), langOf(shown, 'description'), langOf(shown, 'kind')]).toEqual([
      undefined,
      'en',
      undefined,
    ])
    const { docs } = await withFallback(payload).find({ collection: 'services', locale: 'hi' })
    expect(docs.map((doc) => [doc.title, langOf(doc, 'description')])).toEqual([
      ['रॉयल सेटअप', 'en'],
    ])
    const english = await withFallback(payload).findByID({ ...hindi, locale: 'en' })
    expect([english.title, langOf(english, 'title')]).toEqual(['Royal Setup', undefined])
  })

  it('should ask for required texts in English only, in lists and rich texts too', async () => {
    const { token } = stage.attempts.staff
    const empty = { ...service(), title: '' }
    const refused = await post(payload, '/services?locale=en', empty, token)
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('"path":"title"'),
    ])
    const answer = richText('Yes.')
    const { id } = await payload.create({
      collection: 'faqs',
      data: { answer: answer, order: 1, question: 'Pure veg?', _status: 'published' },
    })
    const saved = await request({
      data: { answer: null, question: 'शुद्ध शाकाहारी?', _status: 'published' },
      method: 'PATCH',
      path: `/faqs/${id}?locale=hi`,
      payload,
      token,
    })
    expect(saved.status).toBe(200)
    const first = await payload.findByID({ collection: 'faqs', id, locale: 'en' })
    expect([first.question, first.answer]).toMatchObject(['Pure veg?', answer])
  })

  it('should take a request that names no language for English', async () => {
    const { token } = stage.attempts.staff
    const { id } = await payload.create({
      collection: 'services',
      data: { ...service(), slug: 'partly' },
    })
    const path = `/services/${id}`
    const data = { description: 'Lamps.', _status: 'published' }
    expect((await request({ data, method: 'PATCH', path, payload, token })).status).toBe(200)
    const { body } = await request({ method: 'GET', path, payload, token })
    expect(body).toMatchObject({ description: 'Lamps.', title: 'Royal Setup' })
  })

  it('should keep the checks of a text in every language', async () => {
    const { token } = stage.attempts.admin
    const rows = [{ channel: 'both', text: 'Hello {name}', title: 'Hi' }]
    await post(
      payload,
      '/globals/site-settings?locale=en',
      { name: 'Utsav', replyTemplates: rows },
      token,
    )
    const { replyTemplates } = await payload.findGlobal({ slug: 'site-settings' })
    const inHindi = (text: string) =>
      post(
        payload,
        '/globals/site-settings?locale=hi',
        { replyTemplates: replyTemplates?.map((row) => ({ ...row, text })) },
        token,
      )
    expect((await inHindi('नमस्ते {nmae}')).status).toBe(400)
    expect((await inHindi('नमस्ते {name}')).status).toBe(200)
    const both = await Promise.all(
      (['en', 'hi'] as const).map((locale) =>
        payload.findGlobal({ slug: 'site-settings', locale }),
      ),
    )
    expect(both.map(({ replyTemplates: replies }) => replies?.map(({ text }) => text))).toEqual([
      ['Hello {name}'],
      ['नमस्ते {name}'],
    ])
  })
})

import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { access } from '@/i18n/en/account'
import { langOf } from '@/i18n/untranslated'
import { withFallback } from '@/i18n/withFallback'
import { richText } from '../../../seed/richText'
import { post, request } from '../../harness/requests/rest'
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

  it('should publish nothing whose required texts are missing in English, and name them', async () => {
    const { token } = stage.attempts.staff
    const missing = expect.objectContaining({ message: access.missingInFirst })
    const plan = { features: ['मंच', 'दीये'], title: 'शाही', _status: 'published' }
    const refused = await post(payload, '/pricing-plans?locale=hi', plan, token)
    expect(refused.status).toBe(400)
    expect(refused.body.errors[0]?.data.errors).toEqual([missing, missing])
    expect(refused.body.errors[0]?.message).toMatch(/Title, Features$/)

    const draft = { ...plan, _status: 'draft' }
    const saved = await post(payload, '/pricing-plans?locale=hi&draft=true', draft, token)
    expect(saved.status).toBe(201)
    const path = `/pricing-plans/${saved.body.doc.id}`
    const publish = (query: string, data: object = {}) =>
      request({
        data: { ...data, _status: 'published' },
        method: 'PATCH',
        path: path + query,
        payload,
        token,
      })
    for (const query of ['', '?locale=hi', '?locale=all', '?publishSpecificLocale=hi']) {
      expect([query, (await publish(query)).status]).toEqual([query, 400])
    }
    const where = `?locale=hi&where[id][equals]=${saved.body.doc.id}`
    const bulk = { data: { _status: 'published' }, method: 'PATCH', payload, token }
    expect((await request({ ...bulk, path: `/pricing-plans${where}` })).status).toBe(400)
    const copy = { data: { _status: 'published' }, method: 'POST', payload, token }
    const copied = await request({ ...copy, path: `${path}/duplicate?locale=hi` })
    expect(copied.body.doc).toMatchObject({ _status: 'draft' })

    const english = { features: ['Stage', ' '], title: 'Royal' }
    expect((await publish('?locale=en', { ...english, title: '  ' })).status).toBe(400)
    await request({
      data: english,
      method: 'PATCH',
      path: `${path}?locale=en&draft=true`,
      payload,
      token,
    })
    expect((await publish('?publishSpecificLocale=hi')).status).toBe(400)
    expect((await publish('?locale=hi')).status).toBe(200)
    expect((await publish('?publishSpecificLocale=hi', { title: 'राजसी' })).status).toBe(200)
    const first = await withFallback(payload).findByID({
      collection: 'pricing-plans',
      id: saved.body.doc.id,
    })
    expect(first).toMatchObject({ features: ['Stage'], title: 'Royal' })
  })

  it('should publish no incomplete English from a schedule or an older version', async () => {
    const { token } = stage.attempts.staff
    const data = { question: 'कब?', answer: richText('जल्दी।'), order: 1 }
    const draft = await post(payload, '/faqs?locale=hi&draft=true', data, token)
    const faq = { collection: 'faqs', id: draft.body.doc.id } as const
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'faqs', value: faq.id } } as never,
    })
    await payload.jobs.run({ allQueues: true }).catch(() => undefined)
    expect(await payload.findByID(faq)).toMatchObject({ _status: 'draft' })

    await payload.updateGlobal({ slug: 'pricing-page', data: { text: richText('Prices') } })
    const { docs } = await payload.findGlobalVersions({ slug: 'pricing-page', sort: '-createdAt' })
    const id = docs[0]?.id ?? ''
    const versions = payload.db.versions['pricing-page']
    await versions?.updateOne(
      { _id: id },
      { $set: { 'version._status': 'published', 'version.text': { hi: richText('दाम') } } },
    )
    const restored = await post(payload, `/globals/pricing-page/versions/${id}`, {}, token)
    expect([restored.status, restored.body.errors[0]?.data.errors[0]?.path]).toEqual([400, 'text'])
  })

  it('should ask for the English of a global, its groups and its rows', async () => {
    const { token } = stage.attempts.admin
    const hero = { hero: { title: 'शादी', image: stage.image } }
    const home = { ...hero, events: { title: 'आयोजन' }, _status: 'published' }
    const refused = await post(payload, '/globals/home-page?locale=hi', home, token)
    expect([refused.status, refused.body.errors[0]?.data.errors[0]?.message]).toEqual([
      400,
      access.missingInFirst,
    ])
    const row = { channel: 'both', text: 'नमस्ते', title: 'New' }
    const { replyTemplates } = await payload.findGlobal({ slug: 'site-settings', locale: 'hi' })
    const rows = { replyTemplates: [...(replyTemplates ?? []), row] }
    const added = await post(payload, '/globals/site-settings?locale=hi', rows, token)
    expect([added.status, added.body.errors[0]?.data.errors]).toEqual([
      400,
      [expect.objectContaining({ message: access.missingInFirst, path: 'replyTemplates.1.text' })],
    ])
  })
})

import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { defaultReplies as enReplies } from '@/i18n/en/replies'
import { defaultReplies as hiReplies } from '@/i18n/hi/replies'
import { faqs } from '../../../seed/content/hi/faqs'
import { services } from '../../../seed/content/hi/services'
import { getContent, type Seeded } from './seeded'
import { snapshot } from './snapshot'

afterEach(() => {
  vi.restoreAllMocks()
})

const inHindi = { depth: 0, fallbackLocale: false, locale: 'hi', pagination: false } as const

/** As a site stood that was seeded before there was Hindi, or whose seed was cut off before it. */
async function getEnglish(): Promise<Seeded & { notes: number }> {
  const seeded = await getContent()
  onTestFinished(seeded.destroy)
  const { kv, db } = seeded.payload
  const notes = (await kv.keys()).filter((key) => key.startsWith('seeded:hi:'))
  await Promise.all(notes.map((key) => kv.delete(key)))
  const names = (await db.connection.listCollections()).map(({ name }) => name)
  for (const name of names.filter((one) => !one.startsWith('payload-'))) {
    const collection = db.connection.collection(name)
    for (const doc of await collection.find().toArray()) {
      await collection.replaceOne({ _id: doc._id }, withoutHindi(doc) as typeof doc)
    }
  }
  return { ...seeded, notes: notes.length }
}

function withoutHindi(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutHindi)
  if (typeof value !== 'object' || value === null || value.constructor !== Object) return value
  const kept = Object.entries(value).filter(([name]) => name !== 'hi' || !('en' in value))
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutHindi(inner)]))
}

describe('[I2] the seed in Hindi', () => {
  it('should fill every document, global and row, leave the English as it was and drafts drafts', async () => {
    const { destroy, payload } = await getContent()
    onTestFinished(destroy)
    const { docs } = await payload.find({ ...inHindi, collection: 'services' })
    expect(docs.map(({ title }) => title).sort()).toEqual(
      Object.values(services)
        .map(({ title }) => title)
        .sort(),
    )
    const thali = docs.find(({ slug }) => slug === 'traditional-rajasthani-thali')
    expect(thali?.includes).toContain('दाल बाटी चूरमा')
    const media = (await payload.find({ ...inHindi, collection: 'media' })).docs
    for (const { alt, filename, title } of media)
      expect(`${title} ${alt}`, String(filename)).toMatch(/[ऀ-ॿ]/)
    const home = await payload.findGlobal({ ...inHindi, slug: 'home-page' })
    expect(home.team.title).toMatch(/[ऀ-ॿ]/)
    const english = await payload.findGlobal({ slug: 'home-page', depth: 0 })
    expect(english.hero).toMatchObject({ title: 'Celebrations worthy of', image: home.hero.image })

    const texts = JSON.stringify(await snapshot(payload))
    const untranslated = [...texts.matchAll(/\\"(\w+)\\":\{\\"en\\":(?!.*?\\"hi\\":)/g)]
    expect(untranslated).toEqual([])

    const drafts = await payload.find({ ...inHindi, collection: 'testimonials', draft: true })
    expect(drafts.docs.map(({ _status }) => _status)).toEqual(['draft', 'draft', 'draft'])
    for (const { quote } of drafts.docs) expect(quote).toMatch(/[ऀ-ॿ]/)
    const published = await payload.find({ collection: 'testimonials', overrideAccess: false })
    expect(published.docs).toEqual([])
  })

  it('should be completed by the next when it was cut off between the languages', async () => {
    const { payload, seed } = await getEnglish()
    const update = payload.update.bind(payload) as (options: unknown) => Promise<unknown>
    let [last, writes] = [0, 0]
    vi.spyOn(payload, 'update').mockImplementation(((options: unknown) => {
      writes += 1
      return writes > last ? Promise.reject(new Error('cut off')) : update(options)
    }) as typeof payload.update)
    for (const write of [0, 20, 40, 10]) {
      ;[last, writes] = [write, 0]
      await expect(seed(), `write ${write}`).rejects.toThrow('cut off')
    }
    vi.restoreAllMocks()
    await seed()
    const { docs } = await payload.find({ ...inHindi, collection: 'faqs' })
    expect(docs.map(({ question }) => question)).toEqual(
      Object.values(faqs).map(({ question }) => question),
    )
    const before = await snapshot(payload)
    await seed()
    expect(await snapshot(payload)).toEqual(before)
  })

  it('should fill a site that was seeded before, where Hindi is empty and the English is ours', async () => {
    const { notes, payload, seed } = await getEnglish()
    const edit = { collection: 'services', depth: 0 } as const
    const named = async (slug: string) =>
      (await payload.find({ ...edit, where: { slug: { equals: slug } } })).docs[0]?.id ?? ''
    const [thali, wok, haldi] = [
      await named('traditional-rajasthani-thali'),
      await named('chinese-catering'),
      await named('haldi-ceremony-setup'),
    ]
    await payload.update({ ...edit, id: thali, data: { description: 'Our own words.' } })
    await payload.update({ ...edit, id: wok, data: { title: 'अपना नाम' }, locale: 'hi' })
    await payload.update({ ...edit, id: haldi, data: { title: 'In work' }, draft: true })

    const lines = await seed()
    expect(lines).toContain('services: 24 translated')
    expect(lines).toContain('globals: 6 translated')
    expect((await payload.kv.keys()).filter((key) => key.startsWith('seeded:hi:'))).toHaveLength(
      notes,
    )

    const read = (id: string) => payload.findByID({ ...inHindi, collection: 'services', id })
    const mine = await read(thali)
    expect(mine.description ?? '').toBe('')
    expect(mine.title).toBe(services['Traditional Rajasthani Thali']?.title)
    expect((await read(wok)).title).toBe('अपना नाम')
    const site = await payload.findByID({ ...edit, id: haldi })
    expect(site).toMatchObject({ title: 'Haldi Ceremony Setup', _status: 'published' })
    const draft = await payload.findByID({ ...edit, id: haldi, draft: true })
    expect(draft).toMatchObject({ title: 'In work', _status: 'draft', tags: ['haldi', 'daytime'] })

    expect((await read(wok)).tags).toEqual(['चाइनीज़', 'लाइव-काउंटर'])
    expect((await payload.findByID({ ...edit, id: wok })).tags).toEqual(['chinese', 'live-counter'])
    const replies = async (locale: 'en' | 'hi') => {
      const settings = await payload.findGlobal({ ...inHindi, locale, slug: 'site-settings' })
      return settings.replyTemplates?.map(({ text }) => text)
    }
    expect(await replies('en')).toEqual(enReplies.map(({ text }) => text))
    expect(await replies('hi')).toEqual(hiReplies.map(({ text }) => text))
  })
})

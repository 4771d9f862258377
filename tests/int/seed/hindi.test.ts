import { describe, expect, it, onTestFinished } from 'vitest'
import { defaultReplies as enReplies } from '@/i18n/en/replies'
import { defaultReplies as hiReplies } from '@/i18n/hi/replies'
import { services } from '../../../seed/content/hi/services'
import { getEnglish, inHindi } from './english'
import { getContent } from './seeded'
import { snapshot } from './snapshot'

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

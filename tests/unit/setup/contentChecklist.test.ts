import { describe, expect, it } from 'vitest'
import { translatedLocales } from '@/rules/locales'
import { SAMPLE_CREDIT } from '@/rules/samples'
import { contentChecklist, contentItems, type ContentItem } from '@/setup/contentChecklist'
import { progressOf } from '@/setup/facts'
import type { ContentFacts } from '@/setup/facts'
import { untranslatedPlaces } from '@/setup/readUntranslated'
import { inEachLanguage } from '../../harness/content/inEachLanguage'

const entry = (id: string) => ({ id, title: `Title ${id}`, waits: false })
const eight = (kind: 'event' | 'catering') =>
  Array.from({ length: 8 }, (_, at) => ({ ...entry(`${kind}${at}`), gallery: kind, image: 'p1' }))

const service: ContentFacts['services'][number] = {
  ...entry('s1'),
  description: 'A mandap under the stars, lamps along the way, and flowers of the season.',
  image: 'p1',
  includes: ['Stage'],
  kind: 'event',
}

const picture = {
  id: 'p1',
  title: 'Mandap',
  alt: 'A wedding mandap at dusk.',
  credit: 'Asha Rathore',
  licence: 'Our own photograph',
}

const member = { ...entry('t1'), title: 'Asha Rathore', bio: 'Plans every event.' }

/** A site that nothing is missing from. */
const whole: ContentFacts = {
  services: [service],
  plans: [
    { ...entry('a'), popular: true },
    { ...entry('b'), popular: false },
  ],
  faqs: ['1', '2', '3', '4'].map(entry),
  gallery: [...eight('event'), ...eight('catering')],
  team: [member],
  testimonials: [{ ...entry('q1'), sample: false }],
  pictures: [picture],
  pages: [{ slug: 'home-page', waits: false, image: 'p1' }],
  untranslated: [],
}

/** What each point is about, broken one at a time. */
const broken: Record<ContentItem, Partial<ContentFacts>[]> = {
  servicesDescribed: [
    { services: [{ ...service, description: 'Nice.' }] },
    { services: [{ ...service, image: null }] },
    { services: [{ ...service, includes: [] }] },
  ],
  servicesPublished: [{ services: [{ ...service, waits: true }] }, { services: [] }],
  plans: [
    { plans: whole.plans.slice(0, 1) },
    { plans: [{ ...entry('c'), popular: false }, ...whole.plans.slice(1)] },
  ],
  galleries: [{ gallery: eight('event') }, { gallery: whole.gallery.slice(1) }],
  photographs: [{ pictures: [{ ...picture, credit: SAMPLE_CREDIT }] }],
  altTexts: [
    { pictures: [{ ...picture, alt: 'Lamp' }] },
    { pictures: [{ ...picture, translations: ['दीया'] }] },
  ],
  credits: [{ pictures: [{ ...picture, licence: '' }] }],
  faqs: [{ faqs: whole.faqs.slice(1) }],
  team: [
    { team: [] },
    { team: [{ ...member, title: 'Our Founder' }] },
    { team: [{ ...member, bio: '' }] },
    { team: [{ ...member, translations: ['हमारे संस्थापक'] }] },
  ],
  testimonials: [
    { testimonials: [] },
    { testimonials: [{ ...entry('q1'), sample: true }] },
    { testimonials: [{ ...entry('q1'), sample: false, waits: true }] },
  ],
  pages: [{ pages: [{ slug: 'about-page', waits: true }] }],
  translated: [{ untranslated: [{ id: 's1', locale: 'hi', slug: 'services', title: 'Setup' }] }],
}

const leftOf = (facts: ContentFacts) =>
  contentChecklist(facts).flatMap(({ done, id }) => (done ? [] : [id]))

describe('the checklist of the content', () => {
  it('[M24] should be complete where nothing is missing', () => {
    expect(leftOf(whole)).toEqual([])
    expect(progressOf(contentChecklist(whole))).toEqual({ done: 12, total: 12, complete: true })
  })

  it.each(contentItems)('[M24] should name what is missing, and that alone: %s', (id) => {
    for (const facts of broken[id]) expect(leftOf({ ...whole, ...facts })).toEqual([id])
  })

  it('[M24] should lead to each document that is to be mended', () => {
    const items = contentChecklist({ ...whole, ...broken.altTexts[0] })
    expect(items.find(({ id }) => id === 'altTexts')).toEqual({
      id: 'altTexts',
      at: { slug: 'media' },
      done: false,
      open: [{ field: 'alt', id: 'p1', slug: 'media', title: 'Mandap' }],
    })
  })

  it('[M24] should leave out illustrations that no visitor comes across', () => {
    const spare = { ...picture, id: 'p2', credit: SAMPLE_CREDIT }
    expect(leftOf({ ...whole, pictures: [...whole.pictures, spare] })).toEqual([])
  })
})

describe('[I3] what is not translated', () => {
  const place = { id: 's1', slug: 'services', title: 'Setup' }
  const whole = inEachLanguage('Setup')
  const text = { root: { children: [{ text: 'Setup' }] } }

  it.each([
    ['a text', 'title', { title: { en: 'Setup' } }],
    ['a text of spaces', 'title', { title: { en: 'Setup', hi: ' ' } }],
    ['a list', 'includes', { includes: { en: ['Stage'], hi: [] } }],
    ['a rich text', 'answer', { answer: { en: text, hi: null } }],
    ['a text in a group', 'hero.text', { hero: { title: whole, text: { en: 'Lamps' } } }],
    [
      'a text in a row of a list',
      'replyTemplates.0.title',
      { replyTemplates: [{ title: { en: 'Thanks' } }] },
    ],
  ])('should name the document, the language and the field of %s', (_, field, document) => {
    const places = translatedLocales.map((locale) => ({ ...place, field, locale }))
    expect(untranslatedPlaces(document, place)).toEqual(places)
  })

  it('should name nothing that is empty in English too, or the same in every language', () => {
    const document = { answer: inEachLanguage(text), title: whole, location: {}, slug: 'setup' }
    expect(untranslatedPlaces(document, place)).toEqual([])
  })
})

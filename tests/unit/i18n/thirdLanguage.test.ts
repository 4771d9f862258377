import type { Payload } from 'payload'
import { type ComponentProps, createElement, type ReactElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { translate } from '@/../seed/content/translations'
import { customerEmail } from '@/booking/emails/customerEmail'
import type * as broken from '@/i18n/brokenMessages'
import type * as contacts from '@/i18n/contactMessages'
import type * as failure from '@/i18n/failureMessages'
import type * as forms from '@/i18n/formMessages'
import type * as messages from '@/i18n/messagesFor'
import { langOf } from '@/i18n/untranslated'
import { withFallback } from '@/i18n/withFallback'
import { paths } from '@/paths'
import type * as table from '@/rules/languages.mjs'
import { type Locale, localeOfPath, localeOfRequest, translatedLocales } from '@/rules/locales'
import { untranslatedPlaces } from '@/setup/readUntranslated'
import { preferredLocale } from '@/site/layout/languageOffer'
import { alternates } from '@/site/seo/alternates'
import { formatDay } from '@/time/days'
import { inEachLanguage } from '../../harness/content/inEachLanguage'
import { pseudo, wordsOf } from '../../harness/content/pseudoLocale'

/**
 * A third language, as a newcomer would add it: a row in languages.mjs and its messages. Those only mark
 * their words: what a page shows without a mark is written in the code, and would stay English in it.
 */
const third = 'xx' as Locale

vi.mock('@/rules/languages.mjs', async (original) => {
  const { languages } = await original<typeof table>()
  const row = { ...languages.en, name: '⟦Marked⟧', tag: 'de-DE', graph: 'de_DE' }
  return { languages: { ...languages, xx: row } }
})

function withThird<Words>(messagesOf: (locale: Locale) => Words) {
  return (locale: Locale) => (locale === third ? pseudo(messagesOf('en')) : messagesOf(locale))
}
vi.mock('@/i18n/messagesFor', async (original) => {
  const { messagesFor } = await original<typeof messages>()
  return { messagesFor: withThird(messagesFor) }
})
vi.mock('@/i18n/contactMessages', async (original) => {
  const { contactMessages } = await original<typeof contacts>()
  return { contactMessages: withThird(contactMessages) }
})
vi.mock('@/i18n/formMessages', async (original) => {
  const { formMessages } = await original<typeof forms>()
  return { formMessages: withThird(formMessages) }
})
vi.mock('@/i18n/brokenMessages', async (original) => {
  const { brokenMessages } = await original<typeof broken>()
  return { brokenMessages: { ...brokenMessages, [third]: pseudo(brokenMessages.en) } }
})
vi.mock('@/i18n/failureMessages', async (original) => {
  const { failureMessages } = await original<typeof failure>()
  return { failureMessages: withThird(failureMessages) }
})
vi.mock('next/navigation', () => ({
  redirect: vi.fn(),
  notFound: vi.fn(),
  usePathname: () => '/xx',
  useRouter: () => ({}),
  useSelectedLayoutSegment: () => null,
  useSelectedLayoutSegments: () => [],
}))
vi.mock('@payloadcms/ui', () => ({
  Link: ({ children, href }: ComponentProps<'a'>) => createElement('a', { href }, children),
  useConfig: () => ({ getEntityConfig: () => undefined }),
  useDocumentInfo: () => ({}),
  useLocale: () => ({ code: 'en' }),
}))
vi.mock('@/booking/create/createBooking', () => ({
  findReceived: () => Promise.resolve({ replyWay: 'email' }),
  newFormToken: () => Promise.resolve('token'),
}))
vi.mock('@/env', () => ({ siteEnv: () => ({ WEB_VITALS_SAMPLE: 0 }) }))
vi.mock('@/site/reads/previewer', () => ({ previewer: () => Promise.resolve({ id: 'u' }) }))
vi.mock('@/share/sharedPage', () => ({ sharedCard: () => Promise.resolve(undefined) }))
vi.mock(
  '@/site/reads/globals',
  async () => (await import('../../harness/content/pseudoContent')).globals,
)
vi.mock(
  '@/site/reads/media',
  async () => (await import('../../harness/content/pseudoContent')).media,
)
vi.mock('@/site/reads/team', async () => (await import('../../harness/content/pseudoContent')).team)
vi.mock('@/site/reads/redirectFrom', () => ({ redirectFrom: () => Promise.resolve(undefined) }))
vi.mock(
  '@/services/readServices',
  async () => (await import('../../harness/content/pseudoContent')).services,
)
vi.mock(
  '@/services/plans/readPlans',
  async () => (await import('../../harness/content/pseudoContent')).plans,
)
vi.mock('@/faq/readFaqs', async () => (await import('../../harness/content/pseudoContent')).faqs)
vi.mock(
  '@/gallery/readGallery',
  async () => (await import('../../harness/content/pseudoContent')).gallery,
)

interface PageModule {
  default: (props: object) => Promise<ReactElement> | ReactElement
}

const pages = import.meta.glob<PageModule>('../../../src/app/*site*/*locale*/*pages*/**/page.tsx')

const props = {
  params: Promise.resolve({ locale: third, slug: 'setup' }),
  searchParams: Promise.resolve({ reference: 'JU-7K4M-92', service: 'setup' }),
}

async function htmlOf(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node)
  return new Response(prelude).text()
}

describe('[I1] [I2] the pages in a third language', () => {
  beforeAll(() => expect(Object.keys(pages).length).toBeGreaterThan(15))

  it.each(Object.keys(pages))('should mark every word of %s', async (path) => {
    const page = await pages[path]?.()
    const html = await htmlOf(await page?.default(props))
    expect(html).toContain('⟦')
    expect(wordsOf(html)).toEqual([])
  })

  it('should mark every word of the frame, the page of an unknown address and that of an error', async () => {
    const { SiteFrame } = await import('@/app/(site)/SiteFrame')
    const { NotFoundPage } = await import('@/app/(site)/NotFoundPage')
    const { ErrorView } = await import('@/site/sections/ErrorView')
    const error = createElement(ErrorView, { error: new Error('Away'), retry: () => undefined })
    const children = createElement('div', null, await NotFoundPage({ locale: third }), error)
    expect(wordsOf(await htmlOf(await SiteFrame({ children, locale: third })))).toEqual([])
  })

  it('should find a word that has no mark', () => {
    expect(wordsOf('<p>⟦Home⟧ and <img alt="A lamp"> <b>12:30</b></p>')).toEqual(['and', 'A lamp'])
  })
})

describe('[I1] a third language', () => {
  it('should have addresses, a switch and links for search engines', async () => {
    expect(translatedLocales).toContain(third)
    expect(paths.about(third)).toBe('/xx/about')
    expect(localeOfPath('/xx/about')).toBe(third)
    expect(localeOfRequest(new Headers({ 'accept-language': 'xx' }))).toBe(third)
    expect(preferredLocale(['xx', 'en'], 'en')).toBe(third)
    expect(alternates('/about')).toMatchObject({ en: '/about', hi: '/hi/about', xx: '/xx/about' })

    const { default: sitemap } = await import('@/app/sitemap')
    const about = (await sitemap()).find(({ url }) => url.endsWith('/xx/about'))
    expect(about?.alternates?.languages).toHaveProperty('xx', expect.stringMatching(/\/xx\/about$/))
  })

  it('should be shown on every error page, and on the document of its own pages', async () => {
    const { default: GlobalError } = await import('@/app/global-error')
    expect(await htmlOf(GlobalError())).toContain('<section lang="xx"><h1')
    const { SiteDocument } = await import('@/app/(site)/SiteDocument')
    const html = await htmlOf(SiteDocument({ children: null, locale: third }))
    expect(html).toMatch(/<html[^>]* data-script="latin"[^>]* lang="xx"/)
  })

  it('should take a text that nobody translated from the first language', async () => {
    const findGlobal = ({ locale }: { locale?: string }) =>
      Promise.resolve(locale === 'en' ? { city: 'Jaipur', name: 'Utsav' } : { name: '⟦Utsav⟧' })
    const payload = withFallback({ findGlobal } as unknown as Payload)
    const settings = await payload.findGlobal({ slug: 'site-settings', locale: third })
    expect(settings).toMatchObject({ city: 'Jaipur', name: '⟦Utsav⟧' })
    expect([langOf(settings, 'city'), langOf(settings, 'name')]).toEqual(['en', undefined])
  })

  it('should be the language of the email to a customer who read it', () => {
    const consent = { language: third, noticeVersion: '2026-11' }
    const booking = { consent, contactNumber: '9829012345', name: 'Meera', reference: 'JU-7K4M-92' }
    const mail = customerEmail({ booking, settings: { name: 'Utsav', phone: '9829012345' } })
    expect(mail.html).toContain('<html lang="xx">')
    expect(mail.subject).toBe('⟦We have your request JU-7K4M-92⟧')
    expect(mail.text).toContain('⟦Hello Meera,')
  })

  it('should write days as its tag says', () => {
    expect(formatDay('2026-11-20', third)).toBe('Freitag, 20. November 2026')
  })
})

describe('[I3] a third language for editors', () => {
  it('should be one that editors can switch to', async () => {
    const { LanguageBar } = await import('@/panel/LanguageBar.client')
    const html = await htmlOf(createElement(LanguageBar))
    expect(html).toMatch(/href="[^"]*\?locale=xx"[^>]*>⟦Marked⟧/)
  })

  it('should have what is missing in it counted, as in every other one', () => {
    const place = { id: 'f1', slug: 'faqs' as const, title: 'When?' }
    const question = { ...inEachLanguage('When?'), [third]: undefined }
    const gaps = untranslatedPlaces({ question }, place)
    expect(gaps).toEqual([{ ...place, field: 'question', locale: third }])
  })

  it('should need no sample content', () => {
    expect(translate(({ settings }) => settings)).toEqual({ hi: expect.any(Object) })
  })
})

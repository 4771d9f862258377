import { createElement, type ReactElement, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type * as contact from '@/i18n/contactMessages'
import type * as failure from '@/i18n/failureMessages'
import type * as forms from '@/i18n/formMessages'
import type * as messages from '@/i18n/messagesFor'
import { pseudo, wordsOf } from '../../harness/content/pseudoLocale'

/**
 * Every page in a language that only marks its words: what a page shows without a mark is written in the
 * code, and would stay English in every other language.
 */
vi.mock('@/i18n/messagesFor', async (original) => {
  const { messagesFor } = await original<typeof messages>()
  return { messagesFor: () => pseudo(messagesFor('en')) }
})
vi.mock('@/i18n/formMessages', async (original) => {
  const { bookingWords } = await original<typeof forms>()
  return { bookingWords: () => pseudo(bookingWords('en')) }
})
vi.mock('@/i18n/contactMessages', async (original) => {
  const { contactWords } = await original<typeof contact>()
  return { contactWords: () => pseudo(contactWords('en')) }
})
vi.mock('@/i18n/failureMessages', async (original) => {
  const { brokenWords, chunkWords } = await original<typeof failure>()
  return {
    brokenWords: () => pseudo(brokenWords('en')),
    chunkWords: () => pseudo(chunkWords('en')),
  }
})
vi.mock('next/navigation', () => ({
  redirect: vi.fn(),
  notFound: vi.fn(),
  usePathname: () => '/',
  useRouter: () => ({}),
  useSelectedLayoutSegment: () => null,
  useSelectedLayoutSegments: () => [],
}))
vi.mock('@/booking/create/createBooking', () => ({
  isKnownReference: () => Promise.resolve(true),
  newFormToken: () => Promise.resolve('token'),
}))
vi.mock('@/env', () => ({ siteEnv: () => ({ WEB_VITALS_SAMPLE: 0 }) }))
vi.mock('@/site/reads/preview', () => ({ previewer: () => Promise.resolve({ id: 'u' }) }))
vi.mock('@/site/share/sharedPage', () => ({ sharedCard: () => Promise.resolve(undefined) }))
vi.mock(
  '@/site/reads/globals',
  async () => (await import('../../harness/content/pseudoContent')).globals,
)
vi.mock(
  '@/site/reads/media',
  async () => (await import('../../harness/content/pseudoContent')).media,
)
vi.mock('@/site/reads/team', async () => (await import('../../harness/content/pseudoContent')).team)
vi.mock('@/site/reads/redirects', () => ({ redirectFrom: () => Promise.resolve(undefined) }))
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
  params: Promise.resolve({ locale: 'en', slug: 'setup' }),
  searchParams: Promise.resolve({ reference: 'JU-7K4M-92', service: 'setup' }),
}

async function htmlOf(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node)
  return new Response(prelude).text()
}

describe('[I1] [I2] a language that marks its words', () => {
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
    const children = createElement('div', null, await NotFoundPage({ locale: 'en' }), error)
    expect(wordsOf(await htmlOf(await SiteFrame({ children, locale: 'en' })))).toEqual([])
  })

  it('should find a word that has no mark', () => {
    expect(wordsOf('<p>⟦Home⟧ and <img alt="A lamp"> <b>12:30</b></p>')).toEqual(['and', 'A lamp'])
  })
})

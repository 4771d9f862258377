import type { Metadata } from 'next'
import { sharedImage, type MaybeMedia } from '@/ui/picture'
import { readHome, readSettings } from '@/site/reads/globals'
import type { Locale } from '@/i18n/locales'
import { sharedCard } from '@/site/share/sharedPage'
import { messagesFor } from '@/i18n/messagesFor'

interface PageFacts {
  locale: Locale
  /** The one address of the page. */
  path: string
  title: string
  description: string
  /** For shared links where no card can be drawn; without one, that of the home page. */
  image?: MaybeMedia
}

const languageTags: Record<Locale, string> = { en: 'en_IN' }

/** What search engines and those who share a link are told of a page. */
export async function pageMetadata(page: PageFacts): Promise<Metadata> {
  const { description, locale, path, title } = page
  const [card, home, settings] = await Promise.all([
    sharedCard({ locale, path }),
    readHome(locale),
    readSettings(locale),
  ])
  const image = card ?? sharedImage(page.image) ?? sharedImage(home.hero?.image)
  return {
    alternates: { canonical: path },
    description,
    openGraph: {
      description,
      images: image && [image],
      locale: languageTags[locale],
      siteName: settings.name ?? messagesFor(locale).site.unnamed,
      title,
      type: 'website',
      url: path,
    },
    title,
    twitter: { card: 'summary_large_image' },
  }
}

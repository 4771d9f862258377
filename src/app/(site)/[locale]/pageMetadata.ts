import type { Metadata } from 'next'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import { languages, locales, type Locale } from '@/rules/locales'
import type { PageName } from '@/rules/pages'
import { sharedCard } from '@/share/sharedPage'
import { readHome, readSettings } from '@/site/reads/globals'
import { alternates } from '@/site/seo/alternates'
import { sharedImage, type MaybeMedia } from '@/ui/picture'
import { pageLocale, type LocaleParams } from './pageLocale'

export type TitledPage = Exclude<PageName, 'booking' | 'home' | 'received'>

type ReadImage = (locale: Locale) => Promise<MaybeMedia>

/**
 * For `generateMetadata` of a page. A page without its own picture is shared with the picture of the home
 * page.
 */
export function metadataOf(name: TitledPage, readImage?: ReadImage) {
  return async (props: LocaleParams): Promise<Metadata> => {
    const locale = await pageLocale(props)
    const { description, title } = messagesFor(locale).site.pages[name]
    const image = await readImage?.(locale)
    return pageMetadata({ description, image, locale, path: paths[name](locale), title })
  }
}

interface PageFacts {
  locale: Locale
  path: string
  title: string
  description: string
  image?: MaybeMedia
}

export async function pageMetadata(page: PageFacts): Promise<Metadata> {
  const { description, locale, path, title } = page
  const [card, home, settings] = await Promise.all([
    sharedCard({ locale, path }),
    readHome(locale),
    readSettings(locale),
  ])
  const image = card ?? sharedImage(page.image) ?? sharedImage(home.hero?.image)
  return {
    alternates: { canonical: path, languages: alternates(path) },
    description,
    openGraph: {
      description,
      images: image && [image],
      alternateLocale: locales
        .filter((other) => other !== locale)
        .map((other) => languages[other].graph),
      locale: languages[locale].graph,
      siteName: settings.name ?? messagesFor(locale).site.unnamed,
      title,
      type: 'website',
      url: path,
    },
    title,
    // X uses the Open Graph picture above. Next would otherwise write it twice.
    twitter: { card: 'summary_large_image', images: [] },
  }
}

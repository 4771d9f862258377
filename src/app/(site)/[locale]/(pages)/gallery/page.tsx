import type { Metadata } from 'next'
import { Invitation } from '@/site/sections/Invitation'
import { PageHead } from '@/site/sections/PageHead'
import { Scallop } from '@/ui/Ornaments'
import { readGallery } from '@/gallery/readGallery'
import { readSettings, siteUrl } from '@/site/reads/globals'
import { Gallery } from '@/gallery/Gallery'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import { JsonLd } from '@/site/seo/JsonLd'
import { pictureListSchema } from '@/site/seo/schemas'
import { pageLocale, type LocaleParams } from '../../pageLocale'
import { pageMetadata } from '../../pageMetadata'
import { PageTrail } from '../../PageTrail'

export const revalidate = 3600

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props)
  const { description, title } = messagesFor(locale).site.pages.gallery
  const [first] = await readGallery(locale, 'event')
  const path = paths.gallery(locale)
  return pageMetadata({ description, image: first?.image, locale, path, title })
}

export default async function GalleryPage(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { gallery, site } = messagesFor(locale)
  const { lede, title } = site.pages.gallery
  const [catering, events, settings] = await Promise.all([
    readGallery(locale, 'catering'),
    readGallery(locale, 'event'),
    readSettings(locale),
  ])
  return (
    <>
      <PageTrail locale={locale} trail={[{ name: title, path: paths.gallery(locale) }]} />
      <JsonLd
        data={pictureListSchema({
          name: title,
          origin: siteUrl(),
          pictures: [...catering, ...events],
        })}
      />
      <PageHead text={lede} title={title} />
      <Gallery first images={catering} kind="catering" locale={locale} />
      {events.length > 0 && (
        <>
          <Scallop colour="night" />
          <Gallery images={events} kind="event" locale={locale} />
          <Scallop colour="ivory" />
        </>
      )}
      <div className="wrap section">
        <Invitation
          {...gallery.invite}
          greeting={site.contact.chat(title)}
          locale={locale}
          settings={settings}
        />
      </div>
    </>
  )
}

import { PageIntro } from '@/app/(site)/[locale]/PageIntro'
import { PageInvitation } from '@/app/(site)/[locale]/PageInvitation'
import { pageLocale, type LocaleParams } from '@/app/(site)/[locale]/pageLocale'
import { metadataOf } from '@/app/(site)/[locale]/pageMetadata'
import { Gallery } from '@/gallery/Gallery'
import { readGallery } from '@/gallery/readGallery'
import { messagesFor } from '@/i18n/messagesFor'
import { siteUrl } from '@/site/reads/globals'
import { JsonLd } from '@/site/seo/JsonLd'
import { pictureListSchema } from '@/site/seo/schemas'
import { Scallop } from '@/ui/Ornaments'

export const revalidate = 3600

export const generateMetadata = metadataOf(
  'gallery',
  async (locale) => (await readGallery(locale, 'event'))[0]?.image,
)

export default async function GalleryPage(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { gallery, site } = messagesFor(locale)
  const [catering, events] = await Promise.all([
    readGallery(locale, 'catering'),
    readGallery(locale, 'event'),
  ])
  return (
    <>
      <JsonLd
        data={pictureListSchema({
          name: site.pages.gallery.title,
          origin: siteUrl(),
          pictures: [...catering, ...events],
        })}
      />
      <PageIntro locale={locale} name="gallery" />
      <Gallery first images={catering} kind="catering" locale={locale} />
      {events.length > 0 && (
        <>
          <Scallop colour="night" />
          <Gallery images={events} kind="event" locale={locale} />
          <Scallop colour="ivory" />
        </>
      )}
      <div className="wrap section">
        <PageInvitation {...gallery.invite} locale={locale} page="gallery" />
      </div>
    </>
  )
}

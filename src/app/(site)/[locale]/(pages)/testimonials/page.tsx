import type { Metadata } from 'next'
import { Invitation } from '@/site/sections/Invitation'
import { PageHead } from '@/site/sections/PageHead'
import { Testimonials, TestimonialsEmpty } from '@/site/sections/Testimonials'
import { readSettings } from '@/site/reads/globals'
import { readPicture } from '@/site/reads/media'
import { readTestimonials } from '@/site/reads/team'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import { pageLocale, type LocaleParams } from '../../pageLocale'
import { pageMetadata } from '../../pageMetadata'
import { PageTrail } from '../../PageTrail'

export const revalidate = 3600

const lamps = 'diyas.webp'

export async function generateMetadata(props: LocaleParams): Promise<Metadata> {
  const locale = await pageLocale(props)
  const { description, title } = messagesFor(locale).site.pages.testimonials
  const image = await readPicture(locale, lamps)
  return pageMetadata({ description, image, locale, path: paths.testimonials(locale), title })
}

export default async function TestimonialsPage(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { site, testimonials: words } = messagesFor(locale)
  const { lede, title } = site.pages.testimonials
  const [picture, settings, testimonials] = await Promise.all([
    readPicture(locale, lamps),
    readSettings(locale),
    readTestimonials(locale),
  ])
  const spoken = testimonials.length > 0
  return (
    <>
      <PageTrail locale={locale} trail={[{ name: title, path: paths.testimonials(locale) }]} />
      <PageHead picture={spoken ? picture : null} text={spoken ? lede : null} title={title} />
      <div className="wrap stack page">
        {spoken ? (
          <>
            <Testimonials locale={locale} testimonials={testimonials} />
            <Invitation
              {...words.invite}
              greeting={site.contact.chat(title)}
              locale={locale}
              settings={settings}
            />
          </>
        ) : (
          <TestimonialsEmpty locale={locale} picture={picture} />
        )}
      </div>
    </>
  )
}

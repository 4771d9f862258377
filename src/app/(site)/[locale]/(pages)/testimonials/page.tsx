import { PageIntro } from '@/app/(site)/[locale]/PageIntro'
import { PageInvitation } from '@/app/(site)/[locale]/PageInvitation'
import { pageLocale, type LocaleParams } from '@/app/(site)/[locale]/pageLocale'
import { metadataOf } from '@/app/(site)/[locale]/pageMetadata'
import { messagesFor } from '@/i18n/messagesFor'
import { readPicture } from '@/site/reads/media'
import { readTestimonials } from '@/site/reads/team'
import { Testimonials, TestimonialsEmpty } from '@/site/sections/Testimonials'

export const revalidate = 3600

const lamps = 'diyas.webp'

export const generateMetadata = metadataOf('testimonials', (locale) => readPicture(locale, lamps))

export default async function TestimonialsPage(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { testimonials: words } = messagesFor(locale)
  const [picture, testimonials] = await Promise.all([
    readPicture(locale, lamps),
    readTestimonials(locale),
  ])
  const spoken = testimonials.length > 0
  return (
    <>
      <PageIntro locale={locale} name="testimonials" {...(spoken ? { picture } : { text: null })} />
      <div className="wrap stack page">
        {spoken ? (
          <>
            <Testimonials locale={locale} testimonials={testimonials} />
            <PageInvitation {...words.invite} locale={locale} page="testimonials" />
          </>
        ) : (
          <TestimonialsEmpty locale={locale} picture={picture} />
        )}
      </div>
    </>
  )
}

import { PageIntro } from '@/app/(site)/[locale]/PageIntro'
import { PageInvitation } from '@/app/(site)/[locale]/PageInvitation'
import { pageLocale, type LocaleParams } from '@/app/(site)/[locale]/pageLocale'
import { metadataOf } from '@/app/(site)/[locale]/pageMetadata'
import { messagesFor } from '@/i18n/messagesFor'
import { HOME_TEASERS } from '@/rules/serviceKinds'
import { Catering } from '@/services/Catering'
import { Events } from '@/services/Events'
import { readServices } from '@/services/readServices'
import { ServiceWindows } from '@/services/ServiceWindows'
import { readHome } from '@/site/reads/globals'
import { readPicture } from '@/site/reads/media'

export const revalidate = 3600

export const generateMetadata = metadataOf('service')

export default async function Services(props: LocaleParams) {
  const locale = await pageLocale(props)
  const { services } = messagesFor(locale)
  const [home, picture, events, catering] = await Promise.all([
    readHome(locale),
    readPicture(locale, 'tent_kitchen.webp'),
    readServices(locale, 'event'),
    readServices(locale, 'catering'),
  ])
  return (
    <>
      <PageIntro locale={locale} name="service" picture={picture} />
      <Events heading={home.events} locale={locale} services={events.slice(0, HOME_TEASERS)} />
      <Catering
        heading={home.catering}
        locale={locale}
        services={catering.slice(0, HOME_TEASERS)}
      />
      <ServiceWindows locale={locale} services={[...events, ...catering]} />
      <div className="wrap section">
        <PageInvitation {...services.invite} locale={locale} page="service" />
      </div>
    </>
  )
}

import type { Service as ServiceThing, WithContext } from 'schema-dts'
import type { Locale } from '@/domain/locales'
import { messagesFor } from '@/messages/messagesFor'
import { paths } from '@/paths'
import type { Service } from '@/payload-types'
import { absolute } from './absolute'
import { absoluteImage } from './absoluteImage'
import { businessReference, type BusinessFacts } from './businessReference'

interface Facts extends BusinessFacts {
  locale: Locale
  service: Service
}

/** One service and who provides it. No price: none is shown. */
export function serviceSchema({
  locale,
  origin,
  service,
  settings,
}: Facts): WithContext<ServiceThing> {
  const { category, description, gallery, image, kind, slug, title } = service
  const url = absolute({ origin, path: paths.serviceDetail(locale, { kind, slug: slug ?? '' }) })
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    '@id': `${url}#service`,
    name: title,
    description: description ?? undefined,
    url,
    serviceType: messagesFor(locale).site.categories[category],
    image: [image, ...(gallery ?? [])]
      .map((media) => absoluteImage({ media, origin }))
      .filter((address) => address !== undefined),
    areaServed: settings.areaServed ?? undefined,
    provider: businessReference({ origin, settings }),
  }
}

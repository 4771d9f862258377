import type { FoodService, MenuItem, ServiceLeaf, WithContext } from 'schema-dts'
import { messagesFor } from '@/i18n/messagesFor'
import { paths } from '@/paths'
import type { Service } from '@/payload-types'
import { isPureVeg, type Food, type ServiceKind } from '@/rules/serviceKinds'
import { businessReference, type BusinessFacts } from './businessReference'
import { absolute, absoluteImage } from './schemaValues'

interface Facts extends BusinessFacts {
  service: Service
}

const serviceTypes = {
  event: 'Service',
  catering: 'FoodService',
} as const satisfies Record<ServiceKind, string>

export function serviceSchema({
  locale,
  origin,
  service,
  settings,
}: Facts): WithContext<FoodService | ServiceLeaf> {
  const { category, description, gallery, image, kind, slug, title } = service
  const { site } = messagesFor(locale)
  const url = absolute({ origin, path: paths.serviceDetail(locale, { kind, slug: slug ?? '' }) })
  return {
    '@context': 'https://schema.org',
    '@type': serviceTypes[kind],
    '@id': `${url}#service`,
    name: title,
    description: description ?? undefined,
    url,
    serviceType: kind === 'event' ? site.categories[category] : site.nav.catering,
    image: [image, ...(gallery ?? [])]
      .map((media) => absoluteImage({ media, origin }))
      .filter((address) => address !== undefined),
    areaServed: settings.areaServed ?? undefined,
    provider: businessReference({ locale, origin, settings }),
    serviceOutput: kind === 'catering' ? dietOf({ food: service, title }) : undefined,
  }
}

function dietOf({ food, title }: { food: Food; title: string }): MenuItem | undefined {
  if (!isPureVeg(food)) return undefined
  const isVegan = food.diets?.includes('vegan')
  return {
    '@type': 'MenuItem',
    name: title,
    suitableForDiet: [
      'https://schema.org/VegetarianDiet',
      ...(isVegan ? (['https://schema.org/VeganDiet'] as const) : []),
    ],
  }
}

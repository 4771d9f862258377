import type {
  FoodEstablishmentLeaf,
  LocalBusinessLeaf,
  MergeLeafTypes,
  WithContext,
} from 'schema-dts'
import type { SiteSetting } from '@/payload-types'
import { toE164 } from '@/rules/phone'
import { isRealEmail, isRealPhone, isRealText } from '@/rules/samples'
import type { MaybeMedia } from '@/ui/picture'
import { businessReference, type BusinessFacts } from './businessReference'
import { absoluteImage } from './schemaValues'

type Business = WithContext<MergeLeafTypes<[LocalBusinessLeaf, FoodEstablishmentLeaf]>>

interface Facts extends BusinessFacts {
  image: MaybeMedia
}

/** Its services are on their own pages, which refer to it as the provider. */
export function businessSchema({ image, locale, origin, settings }: Facts): Business {
  const { areaServed, email, openingHours, phone, social } = settings
  return {
    '@context': 'https://schema.org',
    ...businessReference({ locale, origin, settings }),
    slogan: settings.tagline ?? undefined,
    telephone: isRealPhone(phone) ? toE164(phone) : undefined,
    email: isRealEmail(email) ? email : undefined,
    image: absoluteImage({ media: image, origin }),
    address: addressOf(settings),
    areaServed: areaServed ?? undefined,
    geo: geoOf(settings),
    hasMap: social?.map ?? undefined,
    openingHours: openingHours ?? undefined,
    sameAs: [social?.instagram, social?.facebook, social?.youtube].filter(
      (url) => typeof url === 'string',
    ),
  }
}

function addressOf({ address, city, postalCode, state }: Partial<SiteSetting>) {
  const isReal = isRealText(address)
  if (!isReal && !city) return undefined
  return {
    '@type': 'PostalAddress',
    streetAddress: isReal ? address : undefined,
    addressLocality: city ?? undefined,
    postalCode: isReal ? (postalCode ?? undefined) : undefined,
    addressRegion: state ?? undefined,
    addressCountry: 'IN',
  } as const
}

function geoOf({ place }: Partial<SiteSetting>) {
  const { latitude, longitude } = place ?? {}
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return undefined
  return { '@type': 'GeoCoordinates', latitude, longitude } as const
}

import type { Service } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import type { ServiceKind } from '@/rules/serviceKinds'
import { cachedRead, findInOrder, WITH_PICTURES } from '@/site/reads/cachedRead'

export const readServices = cachedRead(
  { name: 'services', of: ['services', 'media'] },
  (payload, locale: Locale, kind: ServiceKind): Promise<Service[]> =>
    findInOrder(payload, {
      collection: 'services',
      depth: WITH_PICTURES,
      locale,
      select: { faqs: false, gallery: false },
      where: { kind: { equals: kind } },
    }),
)

const readKnown = cachedRead(
  { name: 'service', of: ['services', 'media'] },
  async (payload, locale: Locale, kind: ServiceKind, slug: string): Promise<Service | null> => {
    const { docs } = await payload.find({
      collection: 'services',
      depth: WITH_PICTURES,
      limit: 1,
      locale,
      overrideAccess: false,
      where: { kind: { equals: kind }, slug: { equals: slug } },
    })
    return docs[0] ?? null
  },
)

/** The cached list shows whether a slug exists, so that a made-up one costs no query and no cache entry. */
export async function readService(locale: Locale, kind: ServiceKind, slug: string) {
  const services = await readServices(locale, kind)
  return services.some((service) => service.slug === slug) ? readKnown(locale, kind, slug) : null
}

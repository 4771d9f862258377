import { z } from 'zod'

const text = z.string().min(1)
const address = z.url({ protocol: /^https?$/ })

const service = z.object({
  name: text,
  url: address,
  image: z.array(address).min(1),
  provider: z.object({ '@id': address, name: text }),
})

/** What Google documents as required of each type, and what we promise on top. */
const shapes = {
  LocalBusiness: z
    .object({
      '@id': address,
      name: text,
      url: address,
      image: address,
      address: z
        .object({
          '@type': z.literal('PostalAddress'),
          addressLocality: text,
          addressRegion: text,
          addressCountry: z.literal('IN'),
        })
        .optional(),
      areaServed: text.optional(),
    })
    .refine((business) => business.address ?? business.areaServed),
  WebSite: z.object({ name: text, url: address, publisher: z.object({ '@id': address }) }),
  FoodService: service,
  Service: service,
  BreadcrumbList: z.object({
    itemListElement: z
      .array(z.object({ position: z.number().int().min(1), name: text, item: address }))
      .min(2),
  }),
  FAQPage: z.object({
    mainEntity: z
      .array(
        z.object({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.object({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(1),
  }),
  ItemList: z.object({
    itemListElement: z
      .array(
        z.object({
          item: z.object({
            '@type': z.literal('ImageObject'),
            contentUrl: address,
            creditText: text,
            copyrightNotice: text,
          }),
        }),
      )
      .min(1),
  }),
}

export type FactType = keyof typeof shapes

/** The facts that HTML tells search engines, by type; throws at one that is not as it must be. */
export function factsOf(html: string): Map<FactType, Record<string, unknown>> {
  const scripts = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)
  const texts = [...scripts].map(([, text = '']) => text)
  const facts = texts.flatMap((text) => JSON.parse(text) as Record<string, unknown>[])
  return new Map(
    facts.map((fact) => {
      const type = [fact['@type']].flat()[0] as FactType
      if (fact['@context'] !== 'https://schema.org') throw new Error(`${type} has no context`)
      shapes[type].parse(fact)
      return [type, fact]
    }),
  )
}

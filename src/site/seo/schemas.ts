import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type {
  BreadcrumbList,
  FAQPage,
  ImageObject,
  ItemList,
  WebSite,
  WithContext,
} from 'schema-dts'
import type { Faq, GalleryImage, Media } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { pictureSource } from '@/ui/picture'
import { type BusinessFacts, businessReference } from './businessReference'
import { absolute } from './schemaValues'

export interface Crumb {
  name: string
  path: string
}

export function breadcrumbSchema({
  origin,
  trail,
}: {
  origin: URL
  trail: Crumb[]
}): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute({ origin, path }),
    })),
  }
}

export function faqSchema(faqs: Faq[], locale: Locale): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: faqs.map(({ answer, question }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: convertLexicalToPlaintext({ data: answer }).replace(/\n+/g, '\n'),
      },
    })),
  }
}

interface Facts {
  name: string
  origin: URL
  pictures: GalleryImage[]
}

export function pictureListSchema({ name, origin, pictures }: Facts): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    itemListElement: pictures
      .map(({ image, title }) => pictureOf({ image, origin, title }))
      .filter((picture) => picture !== undefined)
      .map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
  }
}

interface Picture {
  image: Media | string
  origin: URL
  title: string
}

function pictureOf({ image, origin, title }: Picture): ImageObject | undefined {
  const source = pictureSource(image)
  if (!source || typeof image === 'string') return undefined
  const { alt, credit, licence } = image
  const isLink = /^https?:\/\//.test(licence ?? '')
  return {
    '@type': 'ImageObject',
    contentUrl: absolute({ origin, path: source.src }),
    name: title,
    description: alt,
    creditText: credit ?? undefined,
    copyrightNotice: isLink ? undefined : (licence ?? undefined),
    license: isLink ? (licence ?? undefined) : undefined,
  }
}

export function websiteSchema(facts: BusinessFacts): WithContext<WebSite> {
  const { '@id': id, name, url } = businessReference(facts)
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url,
    inLanguage: facts.locale,
    publisher: { '@id': id },
  }
}

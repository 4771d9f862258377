import type { WebSite, WithContext } from 'schema-dts'
import { locales } from '@/domain/locales'
import { businessReference, type BusinessFacts } from './businessReference'

export function websiteSchema(facts: BusinessFacts): WithContext<WebSite> {
  const { '@id': id, name, url } = businessReference(facts)
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${url}#website`,
    name,
    url,
    inLanguage: [...locales],
    publisher: { '@id': id },
  }
}

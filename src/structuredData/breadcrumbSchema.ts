import type { BreadcrumbList, WithContext } from 'schema-dts'
import { absolute } from './absolute'

export interface Crumb {
  name: string
  path: string
}

/** The way from the home page to a page, itself included. */
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

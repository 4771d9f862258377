import { withoutEmpty } from './values'

/** Facts for search engines, from one of the builders beside. Browsers neither show nor run them. */
export function JsonLd({ data }: { data: { '@context': 'https://schema.org' } }) {
  return <script dangerouslySetInnerHTML={{ __html: jsonText(data) }} type="application/ld+json" />
}

/** JSON that may stand inside a script element: no word of an editor can end it. */
export function jsonText(data: object): string {
  return JSON.stringify(withoutEmpty(data)).replace(/</g, '\\u003c')
}

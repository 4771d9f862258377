import { jsonText } from './jsonText'

/** Facts for search engines, from one of the builders beside. Browsers neither show nor run them. */
export function JsonLd({ data }: { data: { '@context': 'https://schema.org' } }) {
  return <script dangerouslySetInnerHTML={{ __html: jsonText(data) }} type="application/ld+json" />
}

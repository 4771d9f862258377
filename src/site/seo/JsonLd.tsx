import { withoutEmpty } from './schemaValues'

interface Schema {
  '@context': 'https://schema.org'
}

export function JsonLd({ data }: { data: Schema | Schema[] }) {
  return <script dangerouslySetInnerHTML={{ __html: jsonText(data) }} type="application/ld+json" />
}

/** Escaped, so that no text can close the script element. */
export function jsonText(data: object): string {
  return JSON.stringify(withoutEmpty(data)).replace(/</g, '\\u003c')
}

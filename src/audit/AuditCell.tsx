import type { CollectionSlug, DefaultServerCellComponentProps, GlobalSlug } from 'payload'
import { audit } from '@/i18n/en/privacy'

export function AuditCell({ cellData, field, payload }: DefaultServerCellComponentProps) {
  const text = [cellData ?? []].flat().join(', ')
  const shown = 'name' in field && field.name === 'about' ? placeOf(text, payload) : text
  return <span>{shown || audit.dash}</span>
}

function placeOf(
  slug: string,
  { collections, config }: DefaultServerCellComponentProps['payload'],
) {
  const collection = collections[slug as CollectionSlug]?.config.labels.plural
  const label = collection ?? config.globals.find((one) => one.slug === (slug as GlobalSlug))?.label
  return typeof label === 'string' ? label : slug
}

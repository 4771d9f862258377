import type { CollectionConfig, DateField, Field, Plugin } from 'payload'
import { sentenceLabel } from '@/rules/text'

/**
 * Disables document locks, because any signed-in user could lock a document in the name of another. The
 * server detects simultaneous saves: of bookings by their revision, of content in
 * src/platform/contentWrites.ts.
 */
export const withoutLocks: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((one) => ({ ...one, lockDocuments: false })),
  globals: config.globals?.map((one) => ({ ...one, lockDocuments: false })),
})

export const withoutApiTabs: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((one) => ({
    ...one,
    admin: { ...one.admin, hideAPIURL: true },
  })),
  globals: config.globals?.map((one) => ({ ...one, admin: { ...one.admin, hideAPIURL: true } })),
})

/** Shows createdAt and updatedAt in Jaipur's time zone. Payload's lists use the time zone of the device. */
export const inJaipurTime: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((one) => ({
    ...one,
    fields: [...one.fields, ...moments.filter((field) => !hasField(one, field))],
  })),
})

const moments = (['updatedAt', 'createdAt'] as const).map((name) => ({
  name,
  type: 'date',
  label: ({ t }) => t(`general:${name}`),
  admin: {
    components: { Cell: '/src/panel/ListCells.client#MomentCell' },
    disableBulkEdit: true,
    hidden: true,
  },
  index: true,
})) satisfies DateField[]

const hasField = ({ fields }: CollectionConfig, { name }: DateField) =>
  fields.some((field) => 'name' in field && field.name === name)

/** Labels fields without a label `Footer note` instead of Payload's `Footer Note`. */
export const withSentenceLabels: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((one) => ({ ...one, fields: one.fields.map(labelled) })),
  globals: config.globals?.map((one) => ({ ...one, fields: one.fields.map(labelled) })),
})

function labelled(field: Field): Field {
  const inner =
    field.type === 'tabs'
      ? { tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(labelled) })) }
      : 'fields' in field
        ? { fields: field.fields.map(labelled) }
        : {}
  const hasOwnLabel =
    !('name' in field) || !field.name || ('label' in field && field.label !== undefined)
  const label = hasOwnLabel ? {} : { label: sentenceLabel(field.name) }
  return { ...field, ...inner, ...label } as Field
}

import type { CollectionConfig } from 'payload'
import { contentAccess } from './access/content'
import { localizedText } from './fields/localizedText'
import { order } from './fields/order'
import { contentVersions } from './fields/versions'
import { contentHooks } from './hooks/content'

export const Faq: CollectionConfig = {
  slug: 'faqs',
  dbName: 'Faq',
  labels: { singular: 'FAQ', plural: 'FAQs' },
  access: contentAccess,
  admin: {
    defaultColumns: ['question', 'order', '_status'],
    description: 'What people ask before they book.',
    group: 'Content',
    useAsTitle: 'question',
  },
  defaultSort: 'order',
  fields: [
    localizedText('question', { required: true }),
    { name: 'answer', type: 'richText', localized: true, required: true },
    order,
  ],
  hooks: contentHooks,
  versions: contentVersions,
}

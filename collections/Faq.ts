import type { CollectionConfig } from 'payload'
import { contentAccess } from '../src/account/access'
import { localizedText, order, contentVersions } from './fields'
import { contentHooks } from '../src/site/publishing'

export const Faq: CollectionConfig = {
  slug: 'faqs',
  dbName: 'Faq',
  labels: { singular: 'FAQ', plural: 'FAQs' },
  access: contentAccess,
  admin: {
    defaultColumns: ['question', 'order', '_status', 'updatedAt'],
    description: 'What people ask before they book. A question can stand on a service’s page too.',
    group: 'Content',
    listSearchableFields: ['question'],
    useAsTitle: 'question',
  },
  defaultSort: 'order',
  fields: [
    localizedText('question', { description: 'As a customer would ask it.', required: true }),
    {
      name: 'answer',
      type: 'richText',
      admin: { description: 'Short and plain: two or three sentences.' },
      localized: true,
      required: true,
    },
    order,
  ],
  hooks: contentHooks,
  versions: contentVersions,
}

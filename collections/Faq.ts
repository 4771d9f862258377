import { localizedText, order, contentCollection } from './fields'

export const Faq = contentCollection({
  slug: 'faqs',
  dbName: 'Faq',
  labels: { singular: 'FAQ', plural: 'FAQs' },
  admin: {
    defaultColumns: ['question', 'order', '_status', 'updatedAt'],
    description: 'What people ask before they book. A question can stand on a service’s page too.',
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
})

import type { CollectionConfig } from 'payload'
import { limits } from '@/domain/limits'
import { contentAccess } from './access/content'
import { adminsOnField } from './access/rules'
import { localizedText, localizedTextarea } from './fields/localizedText'
import { order } from './fields/order'
import { contentVersions } from './fields/versions'
import { contentHooks } from './hooks/content'

export const Testimonial: CollectionConfig = {
  slug: 'testimonials',
  dbName: 'Testimonial',
  labels: { singular: 'Testimonial', plural: 'Testimonials' },
  access: contentAccess,
  admin: {
    defaultColumns: ['author', 'occasion', 'sample', 'order', '_status'],
    description: 'Shown once published. Publish only what a customer said and agreed to.',
    group: 'Content',
    useAsTitle: 'author',
  },
  defaultSort: 'order',
  fields: [
    localizedTextarea('quote', { required: true }),
    localizedText('author', { max: limits.name, required: true }),
    localizedText('occasion', { max: limits.name }),
    { name: 'givenOn', type: 'text', admin: { description: 'Day as YYYY-MM-DD.' }, maxLength: 10 },
    {
      name: 'sample',
      type: 'checkbox',
      admin: { description: 'Made up to show the layout. Marked as a sample on the page.' },
      defaultValue: false,
    },
    {
      name: 'consent',
      type: 'text',
      access: { read: adminsOnField },
      admin: { description: 'How and when the customer agreed. Never shown to visitors.' },
      maxLength: limits.line,
    },
    order,
  ],
  hooks: contentHooks,
  versions: contentVersions,
}

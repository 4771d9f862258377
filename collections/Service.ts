import type { CollectionConfig } from 'payload'
import { limits } from '@/domain/limits'
import { diets, isCategoryOf, serviceCategories, serviceKinds } from '@/domain/services'
import { en } from '@/messages/en'
import { contentAccess } from './access/content'
import { localizedList, localizedText, localizedTextarea } from './fields/localizedText'
import { options } from './fields/options'
import { order } from './fields/order'
import { picture } from './fields/picture'
import { slug } from './fields/slug'
import { contentVersions } from './fields/versions'
import { contentHooks } from './hooks/content'

export const Service: CollectionConfig = {
  slug: 'services',
  dbName: 'Service',
  labels: { singular: 'Service', plural: 'Services' },
  access: contentAccess,
  admin: {
    defaultColumns: ['title', 'kind', 'category', 'order', '_status'],
    description: 'Event and catering services. The first three of each kind are on the home page.',
    group: 'Content',
    useAsTitle: 'title',
  },
  defaultSort: ['kind', 'order'],
  fields: [
    localizedText('title', { max: limits.title, required: true }),
    {
      name: 'kind',
      type: 'select',
      index: true,
      options: options(serviceKinds),
      required: true,
    },
    {
      name: 'category',
      type: 'select',
      options: options(serviceCategories, { nonveg: 'Non-veg' }),
      required: true,
      validate: (
        value: unknown,
        { siblingData }: { siblingData: Partial<{ kind: 'event' | 'catering' }> },
      ) =>
        !siblingData.kind ||
        isCategoryOf(siblingData.kind, String(value)) ||
        en.access.categoryOfKind,
    },
    localizedTextarea('description'),
    picture,
    localizedList('includes'),
    localizedText('location'),
    localizedText('capacity', { description: 'For example: Up to 120 guests.' }),
    {
      name: 'diets',
      type: 'select',
      admin: { condition: (_, sibling) => sibling.kind === 'catering' },
      hasMany: true,
      options: options(diets, { nonveg: 'Non-veg', noOnionGarlic: 'No onion, no garlic' }),
    },
    {
      name: 'gallery',
      type: 'upload',
      admin: { description: 'More pictures, for the page of this service.' },
      hasMany: true,
      maxRows: 12,
      relationTo: 'media',
    },
    {
      name: 'faqs',
      type: 'relationship',
      label: 'Questions',
      admin: { description: 'What people ask about this service, shown on its page.' },
      hasMany: true,
      maxRows: 12,
      relationTo: 'faqs',
    },
    {
      name: 'tags',
      type: 'text',
      hasMany: true,
      maxLength: limits.name,
      maxRows: 20,
    },
    slug,
    order,
  ],
  hooks: contentHooks,
  versions: contentVersions,
}

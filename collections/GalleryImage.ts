import type { CollectionConfig } from 'payload'
import { limits } from '@/rateLimit/rules'
import { serviceKinds } from '@/services/kinds'
import { contentAccess } from '../src/account/access'
import { localizedText, options, order, picture, contentVersions } from './fields'
import { contentHooks } from '../src/site/publishing'

export const GalleryImage: CollectionConfig = {
  slug: 'gallery-images',
  dbName: 'GalleryImage',
  labels: { singular: 'Gallery image', plural: 'Gallery' },
  access: contentAccess,
  admin: {
    defaultColumns: ['title', 'image', 'order', 'gallery', '_status'],
    description:
      'The two galleries, events and catering. Upload under Pictures, or while you choose the picture here.',
    group: 'Content',
    listSearchableFields: ['title'],
    pagination: { defaultLimit: 25, limits: [25, 50, 100] },
    useAsTitle: 'title',
  },
  defaultSort: ['-gallery', 'order'],
  fields: [
    localizedText('title', {
      description: 'The line under the picture.',
      max: limits.title,
      required: true,
    }),
    {
      name: 'gallery',
      type: 'select',
      admin: { description: 'Which of the two galleries shows it.' },
      index: true,
      options: options(serviceKinds),
      required: true,
    },
    picture,
    order,
  ],
  hooks: contentHooks,
  versions: contentVersions,
}

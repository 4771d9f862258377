import type { CollectionConfig } from 'payload'
import { limits } from '@/domain/limits'
import { serviceKinds } from '@/domain/services'
import { contentAccess } from './access/content'
import { localizedText } from './fields/localizedText'
import { options } from './fields/options'
import { order } from './fields/order'
import { picture } from './fields/picture'
import { contentVersions } from './fields/versions'
import { contentHooks } from './hooks/content'

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

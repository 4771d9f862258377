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
    defaultColumns: ['title', 'gallery', 'image', 'order', '_status'],
    description: 'The two galleries: catering and events.',
    group: 'Content',
    useAsTitle: 'title',
  },
  defaultSort: ['gallery', 'order'],
  fields: [
    localizedText('title', { max: limits.title, required: true }),
    {
      name: 'gallery',
      type: 'select',
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

import { maxLengths } from '@/rules/maxLengths'
import { serviceKinds } from '@/rules/serviceKinds'
import { localizedText, options, order, picture, contentCollection } from './fields'

export const GalleryImage = contentCollection({
  slug: 'gallery-images',
  dbName: 'GalleryImage',
  labels: { singular: 'Gallery image', plural: 'Gallery' },
  admin: {
    defaultColumns: ['title', 'image', 'order', 'gallery', '_status'],
    description:
      'The two galleries, events and catering. Upload under Pictures, or while you choose the picture here.',
    listSearchableFields: ['title'],
    pagination: { defaultLimit: 25, limits: [25, 50, 100] },
    useAsTitle: 'title',
  },
  defaultSort: ['-gallery', 'order'],
  fields: [
    localizedText('title', {
      description: 'The line under the picture.',
      max: maxLengths.title,
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
})

import type { CollectionConfig } from 'payload'
import { limits } from '@/domain/limits'
import { siteEnv } from '@/env'
import { anyone, staff } from './access/rules'
import { localizedText } from './fields/localizedText'
import { contentHooks } from './hooks/content'

/** Pictures only. SVG is left out: it may carry scripts. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

export const Media: CollectionConfig = {
  slug: 'media',
  dbName: 'Media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: { create: staff, delete: staff, read: anyone, update: staff },
  admin: {
    defaultColumns: ['filename', 'title', 'alt', 'updatedAt'],
    description: 'JPEG, PNG, WebP or AVIF up to 5 MB. Set the focal point: crops keep it in view.',
    group: 'Content',
    useAsTitle: 'filename',
  },
  fields: [
    localizedText('title', { max: limits.title }),
    localizedText('alt', {
      description: 'What the picture shows, for those who do not see it.',
      required: true,
    }),
    { name: 'credit', type: 'text', maxLength: limits.line },
    { name: 'licence', type: 'text', maxLength: limits.line },
  ],
  hooks: contentHooks,
  upload: {
    focalPoint: true,
    mimeTypes: pictureTypes,
    pasteURL: false,
    staticDir: siteEnv().MEDIA_DIR,
  },
}

import type { CollectionConfig } from 'payload'
import { localizedText } from '@collections/fields'
import { anyone, hiddenWithout, nobody, withRight } from '@/account/access'
import { siteEnv } from '@/env'
import { refuseUsedPicture } from '@/panel/findPictureUses'
import { maxLengths } from '@/rules/maxLengths'
import { contentHooks } from '@/site/publishing'
import { addMissingCuts } from './addMissingCuts'
import { cuts } from './cuts'
import { keepBlur, checkPicture } from './hooks'

/** Pictures only. No SVG, because it can contain scripts. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

const editors = withRight('editContent')

export const Media: CollectionConfig = {
  slug: 'media',
  dbName: 'Media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: { create: editors, delete: editors, read: anyone, update: editors },
  admin: {
    defaultColumns: ['filename', 'title', 'alt', 'credit', 'licence'],
    description:
      'JPEG, PNG, WebP or AVIF, kept at up to 2,400 pixels on its longest side; a photo of more than 5 MB or 20 million pixels is made smaller before it is uploaded. Set the focal point: crops keep it in view.',
    group: 'Content',
    hidden: hiddenWithout('editContent'),
    listSearchableFields: ['filename', 'title', 'alt', 'credit'],
    pagination: { defaultLimit: 25, limits: [25, 50, 100] },
    useAsTitle: 'filename',
  },
  fields: [
    {
      name: 'shrinkPhoto',
      type: 'ui',
      admin: { components: { Field: '/src/panel/ShrinkPhoto.client#ShrinkPhoto' } },
    },
    localizedText('title', {
      description: 'A short name, to find it by.',
      max: maxLengths.title,
    }),
    {
      ...localizedText('alt', {
        description: 'What the picture shows, in one sentence, for those who do not see it.',
        required: true,
      }),
      label: 'Alt text',
    },
    {
      name: 'credit',
      type: 'text',
      admin: { description: 'Who took or made it. Printed on the page Credits.' },
      maxLength: maxLengths.line,
    },
    {
      name: 'licence',
      type: 'text',
      admin: {
        description: 'What allows you to show it, for example: Our own photograph, or CC BY 4.0.',
      },
      maxLength: maxLengths.line,
    },
    {
      name: 'upright',
      type: 'upload',
      label: 'Upright picture',
      admin: {
        description:
          'Optional: the same subject, taller than wide (at least 1080 by 1350 pixels). Arches and other upright places show it in place of a crop of this picture.',
      },
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      relationTo: 'media',
    },
    {
      name: 'usedIn',
      type: 'ui',
      admin: {
        components: { Field: '/src/panel/UsedIn#UsedIn' },
        disableListColumn: true,
        position: 'sidebar',
      },
    },
    {
      name: 'blur',
      type: 'text',
      access: { create: nobody, update: nobody },
      admin: { hidden: true },
    },
  ],
  hooks: {
    ...contentHooks,
    beforeChange: [keepBlur],
    beforeDelete: [refuseUsedPicture],
    beforeOperation: [checkPicture, addMissingCuts],
  },
  upload: {
    adminThumbnail: 'webp480',
    focalPoint: true,
    imageSizes: cuts,
    mimeTypes: pictureTypes,
    modifyResponseHeaders: keepForAYear,
    pasteURL: false,
    staticDir: siteEnv().MEDIA_DIR,
  },
  versions: false,
}

/** Pages add the time of the last change to the URL, so that a changed file has a new URL. */
function keepForAYear({ headers }: { headers: Headers }): Headers {
  headers.set('Cache-Control', 'public, max-age=31536000, immutable')
  return headers
}

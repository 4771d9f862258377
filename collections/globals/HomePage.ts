import type { GlobalConfig } from 'payload'
import { limits } from '@/rateLimit/rules'
import { publishedOrStaff, staff } from '../../src/account/access'
import { heading, localizedText, localizedTextarea, picture, contentVersions } from '../fields'
import { revalidateAfterGlobalChange } from '../../src/site/publishing'

export const HomePage: GlobalConfig = {
  slug: 'home-page',
  label: 'Home page',
  access: { read: publishedOrStaff, readVersions: staff, update: staff },
  admin: {
    description: 'The first picture, and the words above each section, in the order of the page.',
    group: 'Content',
  },
  fields: [
    {
      name: 'hero',
      type: 'group',
      fields: [
        localizedText('title', { max: limits.title, required: true }),
        localizedText('accent', {
          description: 'The last word of the title, set in lamp yellow.',
          max: limits.name,
        }),
        localizedTextarea('text'),
        picture,
        { ...picture, name: 'tallImage', admin: { description: 'For phones.' }, required: false },
      ],
    },
    heading('events'),
    heading('catering'),
    heading('plans'),
    heading('contact'),
    heading('about'),
    heading('team'),
  ],
  hooks: { afterChange: [revalidateAfterGlobalChange] },
  versions: contentVersions,
}

import type { GlobalConfig } from 'payload'
import { limits } from '@/rateLimit/rules'
import { publishedOrStaff, staff } from '../../src/account/access'
import { localizedText, picture, contentVersions } from '../fields'
import { revalidateAfterGlobalChange } from '../../src/site/publishing'

export const AboutPage: GlobalConfig = {
  slug: 'about-page',
  label: 'About page',
  access: { read: publishedOrStaff, readVersions: staff, update: staff },
  admin: {
    description: 'The page About: the story, the experience, the picture.',
    group: 'Content',
  },
  fields: [
    localizedText('title', {
      description: 'The large line of the page.',
      max: limits.title,
      required: true,
    }),
    {
      name: 'story',
      type: 'richText',
      admin: { description: 'Who you are and how you work.' },
      localized: true,
      required: true,
    },
    localizedText('experience', { description: 'For example: 10+', max: limits.name }),
    localizedText('experienceText', { description: 'What the number counts.' }),
    picture,
  ],
  hooks: { afterChange: [revalidateAfterGlobalChange] },
  versions: contentVersions,
}

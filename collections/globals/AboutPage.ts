import type { GlobalConfig } from 'payload'
import { limits } from '@/domain/limits'
import { publishedOrStaff, staff } from '../access/rules'
import { localizedText } from '../fields/localizedText'
import { picture } from '../fields/picture'
import { contentVersions } from '../fields/versions'
import { revalidateAfterGlobalChange } from '../hooks/revalidateSite'

export const AboutPage: GlobalConfig = {
  slug: 'about-page',
  label: 'About page',
  access: { read: publishedOrStaff, readVersions: staff, update: staff },
  admin: { group: 'Content' },
  fields: [
    localizedText('title', { max: limits.title, required: true }),
    { name: 'story', type: 'richText', localized: true, required: true },
    localizedText('experience', { description: 'For example: 10+', max: limits.name }),
    localizedText('experienceText', { description: 'What the number counts.' }),
    picture,
  ],
  hooks: { afterChange: [revalidateAfterGlobalChange] },
  versions: contentVersions,
}

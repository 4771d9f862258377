import type { GlobalConfig } from 'payload'
import { admins, hiddenFromStaff, publishedOrStaff, staff } from '../../src/account/access'
import { contentVersions } from '../fields'
import { revalidateAfterGlobalChange } from '../../src/site/publishing'

export const LegalPages: GlobalConfig = {
  slug: 'legal-pages',
  label: 'Legal pages',
  access: { read: publishedOrStaff, readVersions: staff, update: admins },
  admin: {
    description: 'Samples, not legal advice: have them read by someone who knows.',
    group: 'Business',
    hidden: hiddenFromStaff,
  },
  fields: [
    { name: 'privacy', type: 'richText', localized: true },
    { name: 'terms', type: 'richText', localized: true },
  ],
  hooks: { afterChange: [revalidateAfterGlobalChange] },
  versions: contentVersions,
}

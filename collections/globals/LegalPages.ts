import type { GlobalConfig } from 'payload'
import { admins, hiddenFromStaff, publishedOrStaff, staff } from '../access/rules'
import { contentVersions } from '../fields/versions'
import { revalidateAfterGlobalChange } from '../hooks/revalidateSite'

/** What the law asks a site to say. The privacy notice is shown in every language it is written in. */
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

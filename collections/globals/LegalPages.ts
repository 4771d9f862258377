import { admins, hiddenFromStaff, publishedOrStaff, staff } from '../../src/account/access'
import { pageGlobal } from '../fields'

export const LegalPages = pageGlobal({
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
})

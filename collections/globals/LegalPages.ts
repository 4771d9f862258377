import { pageGlobal } from '@collections/fields'
import { hiddenWithout, publishedOrEditors, withRight } from '@/account/access'

export const LegalPages = pageGlobal({
  slug: 'legal-pages',
  label: 'Legal pages',
  access: {
    read: publishedOrEditors,
    readVersions: withRight('editContent'),
    update: withRight('editSettings'),
  },
  admin: {
    description: 'Samples, not legal advice: have them read by someone who knows.',
    group: 'Business',
    hidden: hiddenWithout('editSettings'),
  },
  fields: [
    { name: 'privacy', type: 'richText', localized: true },
    { name: 'terms', type: 'richText', localized: true },
  ],
})

import type { GlobalConfig } from 'payload'
import { limits } from '@/domain/limits'
import { admins, anyone, hiddenFromStaff } from '../access/rules'
import { localizedText } from '../fields/localizedText'
import { revalidateAfterGlobalChange } from '../hooks/revalidateSite'
import { phoneField } from '../fields/phoneField'
import { urlField } from '../fields/urlField'

/** One place for what the footer, the contact page, search engines and mails say of the business. */
export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  label: 'Settings',
  access: { read: anyone, update: admins },
  admin: {
    description: 'What is left empty is hidden everywhere.',
    group: 'Business',
    hidden: hiddenFromStaff,
  },
  fields: [
    localizedText('name', { max: limits.name, required: true }),
    localizedText('tagline', { max: limits.line }),
    localizedText('footerNote'),
    phoneField('phone'),
    phoneField('whatsapp'),
    { name: 'email', type: 'email' },
    localizedText('address'),
    localizedText('hours'),
    localizedText('replyPromise', { description: 'Completes: We call you back …' }),
    {
      name: 'social',
      type: 'group',
      fields: [urlField('instagram'), urlField('facebook'), urlField('youtube'), urlField('map')],
    },
    { name: 'gstin', type: 'text', label: 'GSTIN', maxLength: 15 },
    { name: 'fssai', type: 'text', label: 'FSSAI number', maxLength: 14 },
  ],
  hooks: { afterChange: [revalidateAfterGlobalChange] },
}

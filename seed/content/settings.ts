import { defaultReplies } from '@/i18n/en/replies'
import type { SiteSetting } from '@/payload-types'

type SettingsContent = Omit<SiteSetting, 'id' | 'createdAt' | 'updatedAt'>

/** Samples without real contacts or claims. Empty fields are hidden. */
export const settings: SettingsContent = {
  name: 'Jharokha Utsav',
  tagline: 'Events & Catering, Jaipur',
  footerNote:
    'Event setup and catering in and around Jaipur. The name, texts and pictures are samples until the owner changes them.',
  phone: '0000000000',
  email: 'hello@example.com',
  address: 'Sample address, C-Scheme',
  city: 'Jaipur',
  state: 'Rajasthan',
  postalCode: '302001',
  openingHours: ['Mo-Su 10:00-20:00'],
  replyPromise: 'within 4 hours, between 10 am and 8 pm',
  eventsPerDay: 3,
  replyTemplates: defaultReplies,
}

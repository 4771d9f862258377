import type { GlobalConfig } from 'payload'
import { EVENTS_PER_DAY_MAX } from '@/domain/constants'
import { limits } from '@/domain/limits'
import { access as accessWords } from '@/messages/en/access'
import { admins, adminsOnField, anyone, hiddenFromStaff } from '../access/rules'
import { addressParts } from '../fields/addressParts'
import { localizedText } from '../fields/localizedText'
import { revalidateAfterGlobalChange } from '../hooks/revalidateSite'
import { phoneField } from '../fields/phoneField'
import { retentionMonths } from '../fields/retentionMonths'
import { fssai, gstin } from '../fields/registrations'
import { urlField } from '../fields/urlField'
import { replyTemplates } from './replyTemplates'

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
    { ...phoneField('whatsapp'), label: 'WhatsApp' },
    { name: 'email', type: 'email' },
    {
      name: 'noticeEmail',
      type: 'email',
      access: { read: adminsOnField },
      admin: { description: 'Where new requests are mailed to; the e-mail above when left empty.' },
    },
    ...addressParts,
    localizedText('areaServed', { description: 'For example: Jaipur and 150 km around.' }),
    {
      name: 'place',
      type: 'group',
      admin: { description: 'Where the map and search engines put the address.' },
      fields: [
        { name: 'latitude', type: 'number', max: 90, min: -90 },
        { name: 'longitude', type: 'number', max: 180, min: -180 },
      ],
    },
    localizedText('hours'),
    {
      name: 'openingHours',
      type: 'text',
      admin: { description: 'The same for search engines, for example: Mo-Su 10:00-20:00' },
      hasMany: true,
      maxLength: limits.name,
      maxRows: 7,
      validate: areOpeningHours,
    },
    {
      name: 'eventsPerDay',
      type: 'number',
      label: 'Events per day',
      access: { read: adminsOnField },
      admin: {
        description:
          'How many events you can serve on one day. Whoever asks for a day that fills up or is full is told so, and can ask for it all the same. Empty: no hint.',
        step: 1,
      },
      max: EVENTS_PER_DAY_MAX,
      min: 1,
      validate: isEventsPerDay,
    },
    replyTemplates,
    retentionMonths,
    localizedText('replyPromise', { description: 'Completes: We call you back …' }),
    {
      name: 'social',
      type: 'group',
      fields: [urlField('instagram'), urlField('facebook'), urlField('youtube'), urlField('map')],
    },
    {
      name: 'grievance',
      type: 'group',
      label: 'Privacy contact',
      admin: { description: 'Who answers questions and complaints about personal data.' },
      fields: [localizedText('name', { max: limits.name }), { name: 'email', type: 'email' }],
    },
    gstin,
    fssai,
  ],
  hooks: { afterChange: [revalidateAfterGlobalChange] },
}

function isEventsPerDay(count: unknown) {
  if (count === null || count === undefined) return true
  const isWhole = Number.isInteger(count) && Number(count) >= 1
  return (isWhole && Number(count) <= EVENTS_PER_DAY_MAX) || accessWords.eventsPerDay
}

function areOpeningHours(lines: unknown) {
  const wanted = /^(Mo|Tu|We|Th|Fr|Sa|Su)([-,](Mo|Tu|We|Th|Fr|Sa|Su))* \d\d:\d\d-\d\d:\d\d$/
  const given = Array.isArray(lines) ? lines.map(String) : []
  return given.every((line) => wanted.test(line)) || accessWords.openingHours
}
